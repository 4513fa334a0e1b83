/** Lines and columns as targets of a choice: which are legal, with their outlook, and why the others are not. */
import type { Choice } from "./choice";
import { linesOf, takeText, type Line } from "./moves";
import { outlookOf, type TakeOutlook } from "./outlook";
import { whyNotColumn, whyNotLine, type Reason } from "./reasons";
import type { Board } from "./view";

export interface Target {
  line: Line;
  state: "idle" | "legal" | "chosen" | "no";
  outlook: TakeOutlook | null;
  reason: Reason | null;
}

/** All lines from the top, the floor line last. */
export const LINES: readonly Line[] = [1, 2, 3, 4, 5, "F"];

/** The targets for the chosen tiles; idle while none are chosen. */
export function targetsOf(
  board: Board,
  choice: Choice,
  legal: readonly string[],
  outlooks: Record<string, Record<string, unknown>>,
): Target[] {
  const { source, colour } = choice;
  if (source === null || colour === null) return LINES.map((line) => ({ line, state: "idle", outlook: null, reason: null }));
  const allowed = linesOf(legal, source, colour);
  return LINES.map((line): Target => {
    if (!allowed.includes(line)) return { line, state: "no", outlook: null, reason: whyNotLine(board, line, colour) };
    const outlook = outlookOf(outlooks, takeText(source, colour, line));
    return {
      line,
      state: choice.line === line ? "chosen" : "legal",
      outlook: outlook?.kind === "take" ? outlook : null,
      reason: null,
    };
  });
}

/** A column of a grey wall as a target; columns count from 1. */
export interface ColumnTarget {
  column: number;
  state: "legal" | "chosen" | "no";
  points: number | null;
  reason: Reason | null;
}

/** The columns for the tile of a full line; `row` counts from 1. */
export function columnTargets(
  board: Board,
  row: number,
  chosen: string | null,
  legal: readonly string[],
  outlooks: Record<string, Record<string, unknown>>,
): ColumnTarget[] {
  const letter = board.lines[row - 1]?.[0] ?? "";
  return [1, 2, 3, 4, 5].map((column): ColumnTarget => {
    const move = `${row}=${column}`;
    if (!legal.includes(move)) {
      return { column, state: "no", points: null, reason: whyNotColumn(board, row - 1, column - 1, letter) };
    }
    const points = outlookOf(outlooks, move)?.points ?? null;
    return { column, state: chosen === move ? "chosen" : "legal", points, reason: null };
  });
}

/** The points of the columns once a line is full, as hints that cannot be chosen yet. */
export function columnHints(points: readonly (number | null)[]): ColumnTarget[] {
  return points.map((each, index) => ({ column: index + 1, state: each === null ? "no" : "legal", points: each, reason: null }));
}
