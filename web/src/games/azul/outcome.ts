/** The outcome of a move in pieces, each a message and its tone; the sentence is made where it is shown. */
import { signed } from "../../words/numbers";
import type { Choice } from "./choice";
import { falls, type Bonus, type Outlook, type TakeOutlook } from "./outlook";

export interface Piece {
  tone: "plus" | "minus" | "plain" | "amber";
  id: string;
  facts: Record<string, string | number>;
}

const piece = (tone: Piece["tone"], id: string, facts: Piece["facts"] = {}): Piece => ({ tone, id, facts });

/** Everything worth saying about a move, the most important first. */
export function piecesOf(outlook: Outlook, line: Choice["line"]): Piece[] {
  const own = outlook.kind === "take" ? takePieces(outlook, line) : tilePieces(outlook);
  return [...own, ...(outlook.ends_game ? [piece("amber", "page-az-ends-game")] : [])];
}

function takePieces(outlook: TakeOutlook, line: Choice["line"]): Piece[] {
  const { points, others, penalty, missing, completes, marker, centre, lid } = outlook;
  return [
    ...(points ? [piece("plus", outlook.exact ? "page-az-plus-tiled" : "page-az-plus-up-to", { points: signed(points) })] : []),
    ...(others ? [piece("plus", "page-az-plus-others", { points: signed(others) })] : []),
    ...(penalty ? [piece("minus", "page-az-minus-floor", { points: signed(penalty) })] : []),
    ...(falls(outlook) ? [piece("minus", "page-az-falls")] : []),
    ...(completes && !points && !falls(outlook) ? [piece("plain", "page-az-line-full", { line: line ?? 0 })] : []),
    ...(missing ? [piece("plain", "page-az-short", { missing })] : []),
    ...(marker ? [piece("amber", "page-az-takes-marker")] : []),
    ...bonusPieces(outlook.bonus),
    ...(lid ? [piece("plain", "page-az-to-lid", { count: lid })] : []),
    ...(centre ? [piece("plain", "page-az-to-centre", { bunch: centre })] : []),
    ...(outlook.ends_round ? [piece("plain", "page-az-ends-round")] : []),
  ];
}

function tilePieces(outlook: Extract<Outlook, { kind: "tile" }>): Piece[] {
  return [
    piece("plus", "page-az-plus-now", { points: signed(outlook.points) }),
    ...(outlook.penalty ? [piece("minus", "page-az-minus-floor", { points: signed(outlook.penalty) })] : []),
    ...(outlook.dropped ? [piece("minus", "page-az-drops", { bunch: outlook.dropped })] : []),
    ...bonusPieces(outlook.bonus),
  ];
}

function bonusPieces(bonus: Bonus | null): Piece[] {
  return (["row", "column", "colour"] as const).flatMap((what) =>
    bonus?.[what] ? [piece("plus", `page-az-bonus-${what}`, { points: signed(bonus[what]) })] : [],
  );
}
