/** The runs of a tile on a wall, which show how its points come about. */
import { tileAt, type Cell } from "./view";

export interface Runs {
  /** The tiles across, including the new one. */
  across: readonly Cell[];
  /** The tiles down, including the new one. */
  down: readonly Cell[];
}

/** The runs through a cell; the cell counts as filled. */
export function runsThrough(wall: readonly string[], cell: Cell): Runs {
  return { across: run(wall, cell, { row: 0, column: 1 }), down: run(wall, cell, { row: 1, column: 0 }) };
}

/** The points of each run, e.g. 2 and 4; a tile without neighbours has 1. */
export function parts({ across, down }: Runs): number[] {
  const runs = [across.length, down.length].filter((length) => length > 1);
  return runs.length ? runs : [1];
}

/** The points as a sum, "2 + 4 = 6", or alone, "+1". */
export function sumText(runs: Runs, points: number): string {
  const each = parts(runs);
  const adds = each.length > 1 && each.reduce((sum, part) => sum + part, 0) === points;
  return adds ? `${each.join(" + ")} = ${points}` : `+${points}`;
}

/** Where the points of a tile are shown: beside its run across if there is room, else above or below the tile. */
export function besideRun(cell: Cell, { across, down }: Runs, sideways: boolean): { side: "right" | "left" | "below" | "above"; column: number } {
  const [first, last] = [across[0]!.column, across.at(-1)!.column];
  if (sideways && last < 4) return { side: "right", column: last + 1 };
  if (sideways && first > 1) return { side: "left", column: first };
  const goesOn = down.at(-1)!.row > cell.row;
  const below = cell.row === 0 || (cell.row < 4 && !goesOn);
  return { side: below ? "below" : "above", column: cell.column };
}

function run(wall: readonly string[], cell: Cell, step: Cell): Cell[] {
  const walk = (sign: 1 | -1): Cell[] => {
    const cells: Cell[] = [];
    let at = { row: cell.row + sign * step.row, column: cell.column + sign * step.column };
    while (tileAt(wall, at) !== null) {
      cells.push(at);
      at = { row: at.row + sign * step.row, column: at.column + sign * step.column };
    }
    return cells;
  };
  return [...walk(-1).reverse(), cell, ...walk(1)];
}
