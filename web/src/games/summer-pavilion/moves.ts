/** The legal moves by source, cell and colour, read from their notation. */
import { LETTERS, inOrder } from "./bunch";

export interface TakeOutlook {
  kind: "take";
  tiles: string;
  jokers: number;
  token: boolean;
  penalty: number;
  centre: string;
  ends_phase: boolean;
}

export interface PlaceOutlook {
  kind: "place";
  colour: string;
  paid: string;
  jokers: number;
  hand: string;
  points: number;
  features: readonly string[];
  bonus: number;
  missing: number;
  star: number;
  number: number;
  ends_round: boolean;
}

export interface PassOutlook {
  kind: "pass";
  kept: string;
  discarded: string;
  penalty: number;
  final: number;
  ends_round: boolean;
  ends_game: boolean;
}

export type Outlooks = Record<string, Record<string, unknown>>;

/** Tiles of a colour from a display or the centre. */
export interface Take {
  move: string;
  source: string;
  colour: string;
  outlook: TakeOutlook;
}

/** A tile on a cell with its payment. */
export interface Place {
  move: string;
  cell: string;
  colour: string;
  jokers: number;
  outlook: PlaceOutlook;
}

export type Mode = "wait" | "take" | "place" | "bonus";

/** What has to be decided, by the legal moves. */
export function modeOf(legal: readonly string[]): Mode {
  const first = legal[0];
  if (first === undefined) return "wait";
  if (first.startsWith("+")) return "bonus";
  return first.includes(":") ? "place" : "take";
}

/** The moves that take tiles, by source and colour. */
export function takesOf(legal: readonly string[], outlooks: Outlooks): Take[] {
  return legal.flatMap((move) => {
    const [, source, colour] = /^([1-9C])([A-Z])$/.exec(move) ?? [];
    const outlook = outlooks[move] as unknown as TakeOutlook | undefined;
    return source && colour && outlook ? [{ move, source, colour, outlook }] : [];
  });
}

/** The moves that place a tile, by cell; for each cell those with the fewest jokers first. */
export function placesOf(legal: readonly string[], outlooks: Outlooks): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const move of legal) {
    const [, cell, colour, jokers] = /^([A-Z]+\.[A-Z]+):([A-Z])\+(\d)$/.exec(move) ?? [];
    const outlook = outlooks[move] as unknown as PlaceOutlook | undefined;
    if (!cell || !colour || !jokers || !outlook) continue;
    places.set(cell, [...(places.get(cell) ?? []), { move, cell, colour, jokers: Number(jokers), outlook }]);
  }
  for (const options of places.values()) options.sort(fewestJokersFirst);
  return places;
}

const fewestJokersFirst = (one: Place, other: Place): number =>
  one.jokers - other.jokers || LETTERS.indexOf(one.colour) - LETTERS.indexOf(other.colour);

/** The colours that may be laid on a cell, in order. */
export const coloursOf = (options: readonly Place[]): string[] =>
  [...LETTERS].filter((letter) => options.some((option) => option.colour === letter));

/** The colours of the bonus tiles that may be taken. */
export const bonusColours = (legal: readonly string[]): string[] =>
  legal.flatMap((move) => /^\+([A-Z])$/.exec(move)?.[1] ?? []);

/** The pass that keeps some tiles, if it is legal. */
export function passOf(legal: readonly string[], kept: string): string | null {
  const move = `pass:${inOrder(kept) || "-"}`;
  return legal.includes(move) ? move : null;
}

const keptBy = (pass: string): string => pass.slice(5).replace("-", "");

/** The tiles that a pass keeps by default: in the last round the cheapest, else the most useful ones. */
export function keptAtFirst(legal: readonly string[], outlooks: Outlooks, hand: string, nextJoker: string | undefined): string {
  const passes = legal.filter((move) => move.startsWith("pass:"));
  return nextJoker === undefined ? keptLast(passes, outlooks) : keptForNext(passes, hand, nextJoker);
}

/** The tiles with the smallest loss by the outlooks; among equals, the most tiles. */
function keptLast(passes: readonly string[], outlooks: Outlooks): string {
  const change = (pass: string): number => {
    const outlook = outlooks[pass] as unknown as PassOutlook | undefined;
    return outlook ? outlook.penalty + outlook.final : 0;
  };
  const best = [...passes].sort((one, other) => change(other) - change(one) || keptBy(other).length - keptBy(one).length);
  return keptBy(best[0] ?? "");
}

/** Jokers of the next round first, then the largest groups. */
function keptForNext(passes: readonly string[], hand: string, nextJoker: string): string {
  const most = Math.max(0, ...passes.map((pass) => keptBy(pass).length));
  const worth = (letter: string): number => (letter === nextJoker ? 100 : 0) + [...hand].filter((each) => each === letter).length;
  return inOrder([...hand].sort((one, other) => worth(other) - worth(one) || one.localeCompare(other)).slice(0, most).join(""));
}

/** Typed text in the form of the notation. */
export function asNotation(typed: string): string {
  const text = typed.trim().replace(/\s+/g, "");
  return /^pass/i.test(text) ? `pass:${text.slice(5).toUpperCase() || "-"}` : text.toUpperCase();
}
