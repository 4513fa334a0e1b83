/** The progress of a board: chains, features, stars and numbers, computed from its tiles. */
import { BOARD, cellsOf, printedColour, type Feature } from "./geometry";
import type { SeatView, Side } from "./view";

type Cells = SeatView["cells"];

/** The unbroken chain of filled cells of a star that a cell belongs to, this cell counted as filled. */
export function chainAt(cells: Cells, cell: string): string[] {
  const ring = cellsOf(cell.split(".")[0] ?? "").map((each) => each.name);
  const filled = (place: number): boolean => ring[place] === cell || cells[ring[place]!] !== undefined;
  const from = ring.indexOf(cell);
  const chain = [from];
  for (const step of [1, -1]) {
    for (let place = (from + step + 6) % 6; filled(place) && !chain.includes(place); place = (place + step + 6) % 6) {
      chain.push(place);
    }
  }
  return chain.map((place) => ring[place]!);
}

/** The cells around a feature that are filled. */
export const litCells = (cells: Cells, feature: Feature): string[] =>
  Object.keys(feature.sides).filter((cell) => cells[cell] !== undefined);

/** Whether a feature is surrounded. */
export const surrounded = (cells: Cells, feature: Feature): boolean =>
  litCells(cells, feature).length === Object.keys(feature.sides).length;

/** The kind of a star: of one colour, of six colours, or still open. */
export type StarKind = { colour: string } | "six" | "open";

/** The kind of a star, by its printed colour or by the tiles on it. */
export function kindOf(cells: Cells, star: string, side: Side): StarKind {
  const printed = printedColour(star, side);
  if (printed) return { colour: printed };
  if (side === "coloured") return "six";
  const laid = cellsOf(star).flatMap((cell) => cells[cell.name] ?? []);
  if (laid.length < 2) return "open";
  return new Set(laid).size === 1 ? { colour: laid[0]! } : "six";
}

export interface StarProgress {
  star: string;
  kind: StarKind;
  filled: number;
  /** What a complete star is worth at the end; none while its kind is open. */
  points: number | null;
}

/** The progress of each star. */
export function starsOf(cells: Cells, side: Side): StarProgress[] {
  return BOARD.stars.map(({ name }) => {
    const kind = kindOf(cells, name, side);
    const filled = cellsOf(name).filter((cell) => cells[cell.name] !== undefined).length;
    const points = kind === "open" ? null : kind === "six" ? BOARD.sixColours : (BOARD.starBonus[kind.colour] ?? null);
    return { star: name, kind, filled, points };
  });
}

export interface NumberProgress {
  number: number;
  filled: number;
  all: number;
  points: number;
}

/** How far each number is that scores at the end. */
export function numbersOf(cells: Cells, side: Side): NumberProgress[] {
  return Object.entries(BOARD.numberBonus).map(([number, points]) => {
    const those = BOARD.cells.filter((cell) => cell.costs[side] === Number(number));
    return { number: Number(number), filled: those.filter((cell) => cells[cell.name] !== undefined).length, all: those.length, points };
  });
}
