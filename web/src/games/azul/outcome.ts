/** The outcome of a move in pieces, each a message and its tone; the sentence is made where it is shown. */
import { signed } from "../../words/numbers";
import type { Choice } from "./choice";
import { falls, type Bonus, type Outlook, type TakeOutlook } from "./outlook";

export interface Piece {
  tone: "plus" | "minus" | "plain" | "amber";
  id: string;
  facts: Record<string, string | number>;
}

const piece = (tone: Piece["tone"], id: string, facts: Piece["facts"] = {}): Piece => ({ tone, id: `page-az-${id}`, facts });

/** Everything worth saying about a move, the most important first. */
export function piecesOf(outlook: Outlook, line: Choice["line"]): Piece[] {
  const own = outlook.kind === "take" ? takePieces(outlook, line) : tilePieces(outlook);
  return [...own, ...(outlook.ends_game ? [piece("amber", "ends-game")] : [])];
}

function takePieces(outlook: TakeOutlook, line: Choice["line"]): Piece[] {
  const { points, others, penalty, missing, completes, marker, centre, lid } = outlook;
  return [
    ...(points ? [piece("plus", outlook.exact ? "plus-tiled" : "plus-up-to", { points: signed(points) })] : []),
    ...(others ? [piece("plus", "plus-others", { points: signed(others) })] : []),
    ...(penalty ? [piece("minus", "minus-floor", { points: signed(penalty) })] : []),
    ...(falls(outlook) ? [piece("minus", "falls")] : []),
    ...(completes && !points && !falls(outlook) ? [piece("plain", "line-full", { line: line ?? 0 })] : []),
    ...(missing ? [piece("plain", "short", { missing })] : []),
    ...(marker ? [piece("amber", "takes-marker")] : []),
    ...bonusPieces(outlook.bonus),
    ...(lid ? [piece("plain", "to-lid", { count: lid })] : []),
    ...(centre ? [piece("plain", "to-centre", { bunch: centre })] : []),
    ...(outlook.ends_round ? [piece("plain", "ends-round")] : []),
  ];
}

function tilePieces(outlook: Extract<Outlook, { kind: "tile" }>): Piece[] {
  return [
    piece("plus", "plus-now", { points: signed(outlook.points) }),
    ...(outlook.penalty ? [piece("minus", "minus-floor", { points: signed(outlook.penalty) })] : []),
    ...(outlook.dropped ? [piece("minus", "drops", { bunch: outlook.dropped })] : []),
    ...bonusPieces(outlook.bonus),
  ];
}

function bonusPieces(bonus: Bonus | null): Piece[] {
  return (["row", "column", "colour"] as const).flatMap((what) =>
    bonus?.[what] ? [piece("plus", `bonus-${what}`, { points: signed(bonus[what]) })] : [],
  );
}
