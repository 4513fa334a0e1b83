/** Why a line or a column may not be chosen, with the clause of the rules. */
import type { Line } from "./moves";
import { tileAt, type Board } from "./view";

export interface Reason {
  kind: "full" | "holds" | "row" | "taken" | "row-has" | "column-has" | "unknown";
  clause: string;
  /** The colour that is in the way. */
  letter: string;
}

/** Why tiles of a colour may not go to a line. */
export function whyNotLine(board: Board, line: Line, letter: string): Reason {
  if (line === "F") return { kind: "unknown", clause: "az-4.6", letter };
  const held = board.lines[line - 1] ?? "";
  if (held.length >= line) return { kind: "full", clause: "az-4.7a", letter: held[0]! };
  if (held && held[0] !== letter) return { kind: "holds", clause: "az-4.7b", letter: held[0]! };
  if (board.wall[line - 1]?.includes(letter)) return { kind: "row", clause: "az-4.7c", letter };
  return { kind: "unknown", clause: "az-4.7", letter };
}

/** Why the tile of a full line may not be laid in a column of a grey wall; both from 0. */
export function whyNotColumn(board: Board, row: number, column: number, letter: string): Reason {
  const there = tileAt(board.wall, { row, column });
  if (there !== null) return { kind: "taken", clause: "az-10.2", letter: there };
  if (board.wall[row]?.includes(letter)) return { kind: "row-has", clause: "az-10.2", letter };
  const inColumn = board.wall.some((cells) => cells[column] === letter);
  return { kind: inColumn ? "column-has" : "unknown", clause: "az-10.2", letter };
}
