/** The outcome of a move as a list of messages, each with a tone. */
import { signed } from "../../messages/numbers";
import type { Choice } from "./choice";
import { falls, type Bonus, type Outlook, type TakeOutlook } from "./outlook";

export interface Piece {
  tone: "plus" | "minus" | "plain" | "amber";
  id: string;
  facts: Record<string, string | number>;
}

const piece = (tone: Piece["tone"], id: string, facts: Piece["facts"] = {}): Piece => ({ tone, id, facts });

/** All pieces of the outcome of a move, the most important first. */
export function piecesOf(outlook: Outlook, line: Choice["line"]): Piece[] {
  const own = outlook.kind === "take" ? takePieces(outlook, line) : tilePieces(outlook);
  return [...own, ...(outlook.ends_game ? [piece("amber", "page-azul-ends-game")] : [])];
}

function takePieces(outlook: TakeOutlook, line: Choice["line"]): Piece[] {
  const { points, others, penalty, missing, completes, marker, centre, lid } = outlook;
  return [
    ...(points ? [piece("plus", outlook.exact ? "page-azul-plus-tiled" : "page-azul-plus-up-to", { points: signed(points) })] : []),
    ...(others ? [piece("plus", "page-azul-plus-others", { points: signed(others) })] : []),
    ...(penalty ? [piece("minus", "page-azul-minus-floor", { points: signed(penalty) })] : []),
    ...(falls(outlook) ? [piece("minus", "page-azul-falls")] : []),
    ...(completes && !points && !falls(outlook) ? [piece("plain", "page-azul-line-full", { line: line ?? 0 })] : []),
    ...(missing ? [piece("plain", "page-azul-short", { missing })] : []),
    ...(marker ? [piece("amber", "page-azul-takes-marker")] : []),
    ...bonusPieces(outlook.bonus),
    ...(lid ? [piece("plain", "page-azul-to-lid", { count: lid })] : []),
    ...(centre ? [piece("plain", "page-azul-to-centre", { bunch: centre })] : []),
    ...(outlook.ends_round ? [piece("plain", "page-azul-ends-round")] : []),
  ];
}

function tilePieces(outlook: Extract<Outlook, { kind: "tile" }>): Piece[] {
  return [
    piece("plus", "page-azul-plus-now", { points: signed(outlook.points) }),
    ...(outlook.penalty ? [piece("minus", "page-azul-minus-floor", { points: signed(outlook.penalty) })] : []),
    ...(outlook.dropped ? [piece("minus", "page-azul-drops", { bunch: outlook.dropped })] : []),
    ...bonusPieces(outlook.bonus),
  ];
}

function bonusPieces(bonus: Bonus | null): Piece[] {
  return (["row", "column", "colour"] as const).flatMap((what) =>
    bonus?.[what] ? [piece("plus", `page-azul-bonus-${what}`, { points: signed(bonus[what]) })] : [],
  );
}
