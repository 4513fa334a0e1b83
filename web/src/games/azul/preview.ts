/** The preview of a move: where its tiles would lie, and which runs they would join. */
import type { Take, Tiling } from "./moves";
import type { TakeOutlook, TileOutlook } from "./outlook";
import { runsThrough, type Runs } from "./runs";
import { LETTERS, printed, withTile, type Board, type Cell } from "./view";

/** A highlighted tile of the wall, with its runs and its points. */
export interface Lit {
  cell: Cell;
  letter: string;
  runs: Runs;
  points: number;
  /** Whether the tile is only previewed. */
  ghost: boolean;
}

export interface Preview {
  /** The line with previewed tiles, from 1; null for the floor line. */
  line: number | null;
  letter: string;
  /** The number of previewed tiles on the line, left of the tiles that are there. */
  ghosts: number;
  /** The pieces that would go to the floor line: `M` and letters. */
  floor: string;
  /** The tiles that would move to the centre. */
  centre: string;
  lit: Lit | null;
}

export const NO_PREVIEW: Preview = { line: null, letter: "", ghosts: 0, floor: "", centre: "", lit: null };

/** The preview of a take on the own board and in the centre. */
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

/** The preview of a tile on a grey wall. */
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

/** The wall after the full lines above a row have been tiled; the outlook counts this way too. */
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
