/** Bunches of tiles: strings of letters in the order of the colours. */
import { COLOURS } from "../../art/colours";

/** The letters of the colours, in order. */
export const LETTERS = COLOURS["summer-pavilion"].map((colour) => colour.letter).join("");

export interface Group {
  letter: string;
  count: number;
}

/** How many tiles of a colour there are. */
export const countOf = (bunch: string, letter: string): number => [...bunch].filter((each) => each === letter).length;

/** The tiles by colour, in the order of the colours. */
export const groupsOf = (bunch: string): Group[] =>
  [...LETTERS].map((letter) => ({ letter, count: countOf(bunch, letter) })).filter((group) => group.count > 0);

/** The same tiles in the order of the colours, as a move writes them. */
export const inOrder = (bunch: string): string => groupsOf(bunch).map(({ letter, count }) => letter.repeat(count)).join("");

/** What is left of a bunch without some tiles. */
export function without(bunch: string, taken: string): string {
  return [...taken].reduce((rest, letter) => rest.replace(letter, ""), bunch);
}
