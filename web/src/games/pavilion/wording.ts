/** Tiles, cells and moves in words. */
import { colourOf } from "../../art/colours";
import { t, words } from "../../words/words.svelte";
import { groupsOf } from "./bunch";
import { cellOf, printedColour } from "./geometry";
import type { Place } from "./moves";
import type { Side } from "./view";

/** The name of a colour as the messages know it. */
export const colourName = (letter: string): string => colourOf("sp", letter).name;

/** A colour in words. */
export const sayColour = (letter: string): string => t("colour", { colour: colourName(letter) });

const listed = (parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string =>
  new Intl.ListFormat(words.language === "en" ? "en-GB" : words.language, { type, style: type === "unit" ? "short" : "long" }).format(parts);

/** A bunch in words: "2 red and 1 green". */
export function sayTiles(bunch: string, joker: string | null = null): string {
  const groups = groupsOf(bunch).sort((one, other) => Number(one.letter === joker) - Number(other.letter === joker));
  const parts = groups.map(({ letter, count }) =>
    letter === joker ? t("page-sp-jokers", { count }) : t("page-sp-tiles", { count, colour: colourName(letter) }),
  );
  return parts.length ? listed(parts) : t("page-sp-no-tiles");
}

const starWord = (star: string, side: Side): string => {
  const printed = printedColour(star, side);
  return printed ? colourName(printed) : star;
};

/** A star in words, by its colour or its place. */
export const sayStar = (star: string, side: Side): string => t("page-sp-star", { star: starWord(star, side) });

/** A cell in words: "6 of the blue star"; where a number stands more than once in a star, with its direction. */
export function sayCell(name: string, side: Side): string {
  const cell = cellOf(name);
  const said = t("page-sp-cell", { number: cell.costs[side], star: starWord(cell.star, side) });
  const alone = side === "coloured" || cell.star !== "C";
  return alone ? said : t("page-sp-cell-toward", { cell: said, direction: cell.direction });
}

/** How a tile is paid: "5 blue, 1 joker". */
export function sayPayment(place: Place): string {
  const own = place.outlook.paid.length - place.jokers;
  const parts = [t("page-sp-tiles", { count: own, colour: colourName(place.colour) })];
  if (place.jokers) parts.push(t("page-sp-jokers", { count: place.jokers }));
  return parts.join(", ");
}

/** Where tiles are taken from. */
export const saySource = (source: string): string => t("page-sp-source", { source: source === "C" ? "centre" : source });

/** What a move was, in words, after the name of the one who made it. */
export function sayMove(move: string, side: Side): string {
  const [, cell, colour] = /^([A-Z]+\.[A-Z]+):([A-Z])/.exec(move) ?? [];
  if (cell && colour) return t("page-sp-did-place", { tile: colourName(colour), cell: sayCell(cell, side) });
  if (move.startsWith("pass:")) return t("page-sp-did-pass", { tiles: sayTiles(move.slice(5).replace("-", "")) });
  if (move.startsWith("+")) return t("page-sp-did-bonus", { tile: colourName(move.slice(1)) });
  return t("page-sp-did-take", { tile: colourName(move.slice(1)), source: saySource(move.slice(0, 1)) });
}

/** The letter of the tile that a move shows, if it shows one. */
export function tileOf(move: string): string | null {
  return /^(?:[A-Z]+\.[A-Z]+:([A-Z])|\+([A-Z])|[1-9C]([A-Z])$)/.exec(move)?.slice(1).find(Boolean) ?? null;
}

/** What a placing would do, one fact each: `tone` says whether it gains, matters or only informs. */
export interface Fact {
  tone: "gain" | "amber" | "loss" | "plain";
  text: string;
}

/** The facts of a placing. */
export function factsOfPlace({ outlook }: Place, cost: number): Fact[] {
  const facts: Fact[] = [{ tone: "gain", text: t("page-sp-chain", { points: outlook.points }) }];
  if (outlook.features.length) {
    const kinds = outlook.features.map((feature) => t("page-sp-feature", { kind: feature.slice(0, 1) }));
    facts.push({ tone: "amber", text: t("page-sp-feature-gives", { features: listed(kinds), tiles: outlook.bonus }) });
  }
  if (outlook.star) facts.push({ tone: "gain", text: t("page-sp-star-complete", { points: outlook.star }) });
  else if (!outlook.features.length) facts.push({ tone: "plain", text: t("page-sp-star-missing", { cells: outlook.missing }) });
  if (outlook.number) facts.push({ tone: "gain", text: t("page-sp-number-complete", { number: cost, points: outlook.number }) });
  if (outlook.ends_round) facts.push({ tone: "amber", text: t("page-sp-ends-round") });
  return facts;
}
