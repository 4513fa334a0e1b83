/** The geometry of a board, in hundredths of a tile's edge; `tools/page_geometry.py` writes it from the rules. */
import stored from "./geometry.json";
import type { Side } from "./view";

export type Point = readonly [number, number];

export interface Cell {
  name: string;
  star: string;
  direction: string;
  /** How far the cell is turned from the upright one, in degrees. */
  turn: number;
  /** The middle of the star, the left side, the tip, the right side. */
  corners: readonly Point[];
  middle: Point;
  costs: Record<Side, number>;
}

export interface Star {
  name: string;
  middle: Point;
  /** The colour printed on the coloured side. */
  colour: string | null;
}

export interface Feature {
  name: string;
  tiles: number;
  middle: Point;
  corners: readonly Point[];
  /** The side of the feature that touches each of the cells around it. */
  sides: Record<string, readonly Point[]>;
}

interface Board {
  cells: readonly Cell[];
  stars: readonly Star[];
  features: readonly Feature[];
  jokers: string;
  supply: number;
  corners: number;
  starBonus: Record<string, number>;
  sixColours: number;
  numberBonus: Record<string, number>;
}

/** The board and what is printed beside it. */
export const BOARD = stored as unknown as Board;

const BY_NAME = new Map(BOARD.cells.map((cell) => [cell.name, cell]));

/** A cell by its name; throws for a name that no board has. */
export function cellOf(name: string): Cell {
  const cell = BY_NAME.get(name);
  if (!cell) throw new Error(`no cell ${name}`);
  return cell;
}

/** The cells of a star, clockwise from the top. */
export const cellsOf = (star: string): Cell[] => BOARD.cells.filter((cell) => cell.star === star);

/** The colour printed on the star of a cell; none in the centre and on the grey side. */
export function printedColour(star: string, side: Side): string | null {
  return side === "grey" ? null : (BOARD.stars.find((each) => each.name === star)?.colour ?? null);
}

/** The SVG view box of the whole board, or of one star. */
export function windowOn(star: string | null): string {
  const middle = BOARD.stars.find((each) => each.name === star)?.middle;
  return middle ? `${middle[0] - 210} ${middle[1] - 186} 420 372` : "-512 -446 1024 892";
}

/** The outline of a part as an SVG polygon, shrunk towards its middle to leave a gap. */
export function outline(corners: readonly Point[], share = 0.955): string {
  const x = corners.reduce((sum, point) => sum + point[0], 0) / corners.length;
  const y = corners.reduce((sum, point) => sum + point[1], 0) / corners.length;
  return corners.map(([a, b]) => `${round(x + share * (a - x))},${round(y + share * (b - y))}`).join(" ");
}

/** A line between two points as an SVG path, drawn in at both ends and towards a middle. */
export function edge([one, other]: readonly Point[], middle: Point, share = 0.8): string {
  if (!one || !other) return "";
  const mid: Point = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const move = ([x, y]: Point): string => {
    const [a, b] = [mid[0] + share * (x - mid[0]), mid[1] + share * (y - mid[1])];
    return `${round(middle[0] + 0.9 * (a - middle[0]))} ${round(middle[1] + 0.9 * (b - middle[1]))}`;
  };
  return `M${move(one)}L${move(other)}`;
}

/** A point on the way from the middle of a cell's star (0) to its tip (1). */
export function along(cell: Cell, share: number): Point {
  const [start, , tip] = cell.corners as [Point, Point, Point, Point];
  return [start[0] + share * (tip[0] - start[0]), start[1] + share * (tip[1] - start[1])];
}

/** The nearest of some cells in the direction of an arrow key, or null. */
export function neighbour(from: string, key: string, among: readonly string[]): string | null {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!way) return null;
  const [x, y] = cellOf(from).middle;
  const far = among.flatMap((name) => {
    const [a, b] = cellOf(name).middle;
    const ahead = (a - x) * way[0]! + (b - y) * way[1]!;
    const aside = Math.abs((a - x) * way[1]!) + Math.abs((b - y) * way[0]!);
    return name !== from && ahead > 1 && aside <= 2.2 * ahead ? [{ name, distance: ahead + 1.6 * aside }] : [];
  });
  return far.sort((one, other) => one.distance - other.distance)[0]?.name ?? null;
}

const round = (value: number): number => Math.round(value * 10) / 10;
