/** The scoring of a wall-tiling, tile by tile, as the difference between two views. */
import { parts, runsThrough, type Runs } from "./runs";
import { LETTERS, tileAt, withTile, type AzulView, type Board, type Cell } from "./view";

export type ScoringStep =
  | { kind: "tile"; cell: Cell; letter: string; runs: Runs; points: number }
  | { kind: "floor"; points: number }
  | { kind: "bonus"; what: "row" | "column" | "colour"; count: number; points: number };

/** The scoring steps of one seat, with its score before and after. */
export interface SeatScoring {
  seat: number;
  steps: readonly ScoringStep[];
  before: number;
  after: number;
}

/** The scorings between two views; empty if no tile was laid, or if a move was taken back. */
export function scoringsBetween(before: AzulView, after: AzulView): SeatScoring[] {
  const boards = before.boards.map((board, seat) => ({ old: board, now: after.boards[seat], seat }));
  if (boards.some(({ old, now }) => !now || vanished(old, now)) || after.round < before.round) return [];
  const ended = after.phase === "over" && before.phase !== "over";
  return boards.flatMap(({ old, now, seat }) => {
    const steps = stepsOf(old, now!, ended);
    return steps.length ? [{ seat, steps, before: old.score, after: now!.score }] : [];
  });
}

/** The cells on which tiles were laid. */
export function laid(scoring: SeatScoring | undefined): Cell[] {
  return (scoring?.steps ?? []).flatMap((step) => (step.kind === "tile" ? [step.cell] : []));
}

/** The complete rows, columns and colours of a wall. */
export function complete(wall: readonly string[]): { row: number; column: number; colour: number } {
  const all = wall.join("");
  const five = [0, 1, 2, 3, 4];
  return {
    row: wall.filter((row) => !row.includes(".")).length,
    column: five.filter((column) => wall.every((row) => row[column] !== ".")).length,
    colour: [...LETTERS].filter((letter) => all.split(letter).length === 6).length,
  };
}

const BONUS = { row: 2, column: 7, colour: 10 } as const;

function stepsOf(old: Board, now: Board, ended: boolean): ScoringStep[] {
  const tiles = tileSteps(old.wall, now.wall);
  const bonuses = ended ? bonusSteps(now.wall) : [];
  const counted = [...tiles, ...bonuses].reduce((sum, step) => sum + step.points, 0);
  const lost = now.score - old.score - counted;
  return [...tiles, ...(lost ? [{ kind: "floor", points: lost } as const] : []), ...bonuses];
}

function tileSteps(old: readonly string[], now: readonly string[]): ScoringStep[] {
  let wall = old;
  return now.flatMap((cells, row) =>
    [...cells].flatMap((letter, column): ScoringStep[] => {
      const cell = { row, column };
      if (letter === "." || tileAt(old, cell) !== null) return [];
      const runs = runsThrough(wall, cell);
      wall = withTile(wall, cell, letter);
      return [{ kind: "tile", cell, letter, runs, points: parts(runs).reduce((sum, part) => sum + part, 0) }];
    }),
  );
}

function bonusSteps(wall: readonly string[]): ScoringStep[] {
  const done = complete(wall);
  return (["row", "column", "colour"] as const).flatMap((what): ScoringStep[] =>
    done[what] ? [{ kind: "bonus", what, count: done[what], points: done[what] * BONUS[what] }] : [],
  );
}

function vanished(old: Board, now: Board): boolean {
  return old.wall.some((cells, row) => [...cells].some((letter, column) => letter !== "." && now.wall[row]?.[column] !== letter));
}
