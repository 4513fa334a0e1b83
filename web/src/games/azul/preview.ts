/** A move that is looked at before it is made: where its tiles would lie, and which run they would join. */
import type { Take, Tiling } from "./moves";
import type { TakeOutlook, TileOutlook } from "./outlook";
import { runsThrough, type Runs } from "./runs";
import { LETTERS, printed, withTile, type Board, type Cell } from "./view";

/** A tile on the wall that is pointed at, with its runs and what it scores. */
export interface Lit {
  cell: Cell;
  letter: string;
  runs: Runs;
  points: number;
  /** Not there yet. */
  ghost: boolean;
}

export interface Preview {
  /** The line whose tiles are ghosts, from 1; null for the floor line. */
  line: number | null;
  letter: string;
  /** Ghosts on the line, from its left end of the filled part on. */
  ghosts: number;
  /** What lies down on the floor line: `M` and letters. */
  floor: string;
  /** What moves to the centre. */
  centre: string;
  lit: Lit | null;
}

export const NO_PREVIEW: Preview = { line: null, letter: "", ghosts: 0, floor: "", centre: "", lit: null };

/** What a take would change on the own board and in the centre. */
export function previewTake(board: Board, take: Take, outlook: TakeOutlook, coloured: boolean): Preview {
  const line = take.line === "F" ? null : take.line;
  const room = Math.max(0, 7 - board.floor.length);
  return {
    line,
    letter: take.colour,
    ghosts: outlook.line,
    floor: ((outlook.marker ? "M" : "") + take.colour.repeat(outlook.floor)).slice(0, room),
    centre: outlook.centre,
    lit: coloured && line !== null && outlook.completes ? litOf(board, line - 1, take.colour, outlook.points) : null,
  };
}

/** What laying a tile on a grey wall would show. */
export function previewTiling(board: Board, move: Tiling, outlook: TileOutlook): Preview {
  const cell = { row: move.row - 1, column: move.column - 1 };
  const runs = runsThrough(board.wall, cell);
  return {
    ...NO_PREVIEW,
    letter: outlook.colour,
    floor: outlook.dropped.slice(0, outlook.floor),
    lit: { cell, letter: outlook.colour, runs, points: outlook.points, ghost: true },
  };
}

/** The wall when the full lines above a row have been tiled, as the outlook counts it. */
export function wallAbove(board: Board, row: number): readonly string[] {
  return board.lines.slice(0, row).reduce((wall: readonly string[], line, each) => {
    return line.length === each + 1 ? withTile(wall, cellOf(each, line[0]!), line[0]!) : wall;
  }, board.wall);
}

/** The cell of a colour in a row of the coloured wall. */
export function cellOf(row: number, letter: string): Cell {
  const column = [...LETTERS].findIndex((_, each) => printed({ row, column: each }) === letter);
  return { row, column };
}

function litOf(board: Board, row: number, letter: string, points: number): Lit {
  const cell = cellOf(row, letter);
  return { cell, letter, points, runs: runsThrough(wallAbove(board, row), cell), ghost: true };
}
