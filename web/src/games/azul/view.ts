/** The view of a seat in Azul, as the notation defines it. */

/** One player's board. */
export interface Board {
  score: number;
  /** The five pattern lines from top to bottom, as bunches. */
  lines: readonly string[];
  /** Five rows of five letters and dots. */
  wall: readonly string[];
  /** From left to right, `M` being the marker. */
  floor: string;
}

export interface AzulView {
  wall: "coloured" | "grey";
  players: number;
  round: number;
  phase: "offer" | "tiling" | "over";
  starter: number;
  bag: string;
  lid: string;
  displays: readonly string[];
  centre: string;
  marker: "centre" | number;
  boards: readonly Board[];
}

/** A cell of a wall; rows and columns count from 0 here. */
export interface Cell {
  row: number;
  column: number;
}

/** Letters of the colours, in the order of the notation. */
export const LETTERS = "BYRKW";

/** What each space of the floor line costs. */
export const FLOOR_COSTS: readonly number[] = [-1, -1, -2, -2, -2, -3, -3];

/** The view of a seat with its type. */
export function azulView(view: Record<string, unknown>): AzulView {
  return view as unknown as AzulView;
}

/** The letter that is printed on a cell of the coloured wall. */
export function printed({ row, column }: Cell): string {
  return LETTERS[(column - row + 5) % 5]!;
}

/** The letter of the tile on a cell; null if the cell is empty. */
export function tileAt(wall: readonly string[], { row, column }: Cell): string | null {
  const letter = wall[row]?.[column] ?? ".";
  return letter === "." ? null : letter;
}

/** A wall with one more tile. */
export function withTile(wall: readonly string[], { row, column }: Cell, letter: string): string[] {
  return wall.map((cells, each) => (each === row ? cells.slice(0, column) + letter + cells.slice(column + 1) : cells));
}

/** The tiles that are left on a display when a colour is taken from it. */
export function restAt(view: AzulView, display: number, letter: string): string {
  return (view.displays[display - 1] ?? "").replaceAll(letter, "");
}

/** The points of a floor line with that many pieces; 0 or less. */
export function floorCost(pieces: number): number {
  return FLOOR_COSTS.slice(0, pieces).reduce((sum, cost) => sum + cost, 0);
}

/** Whether any row lacks only one tile, so that this may be the last round. */
export function mayBeLast(boards: readonly Board[]): boolean {
  return boards.some((board) => board.wall.some((row) => row.replaceAll(".", "").length >= 4));
}

/** How many tiles of a colour lie at a source. */
export function countAt(view: AzulView, source: number | "C", letter: string): number {
  const bunch = source === "C" ? view.centre : (view.displays[source - 1] ?? "");
  return bunch.split(letter).length - 1;
}
