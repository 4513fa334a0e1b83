/** Descriptions of tiles, cells and moves of Summer Pavilion in the reader's language. */
import { colourOf } from "../../art/colours";
import { messages, t } from "../../messages/messages.svelte";
import { groupsOf } from "./bunch";
import { cellOf, printedColour } from "./geometry";
import type { Place } from "./moves";
import type { Side } from "./view";

/** The name of a colour in message variables. */
export const colourName = (letter: string): string => colourOf("summer-pavilion", letter).name;

/** A colour in the reader's language. */
export const describeColour = (letter: string): string => t("colour", { colour: colourName(letter) });

const listed = (parts: readonly string[], type: "conjunction" | "unit" = "conjunction"): string =>
  new Intl.ListFormat(messages.language === "en" ? "en-GB" : messages.language, { type, style: type === "unit" ? "short" : "long" }).format(parts);

/** The tiles of a bunch: "2 red and 1 green". */
export function describeTiles(bunch: string, joker: string | null = null): string {
  const groups = groupsOf(bunch).sort((one, other) => Number(one.letter === joker) - Number(other.letter === joker));
  const parts = groups.map(({ letter, count }) =>
    letter === joker ? t("page-summer-pavilion-jokers", { count }) : t("page-summer-pavilion-tiles", { count, colour: colourName(letter) }),
  );
  return parts.length ? listed(parts) : t("page-summer-pavilion-no-tiles");
}

const starName = (star: string, side: Side): string => {
  const printed = printedColour(star, side);
  return printed ? colourName(printed) : star;
};

/** A star by its colour or its place. */
export const describeStar = (star: string, side: Side): string => t("page-summer-pavilion-star", { star: starName(star, side) });

/** A cell: "cell 6 of the blue star"; with its direction if the star has the number more than once. */
export function describeCell(name: string, side: Side): string {
  const cell = cellOf(name);
  const text = t("page-summer-pavilion-cell", { number: cell.costs[side], star: starName(cell.star, side) });
  const alone = side === "coloured" || cell.star !== "C";
  return alone ? text : t("page-summer-pavilion-cell-toward", { cell: text, direction: cell.direction });
}

/** The payment of a tile: "5 blue, 1 joker". */
export function describePayment(place: Place): string {
  const own = place.outlook.paid.length - place.jokers;
  const parts = [t("page-summer-pavilion-tiles", { count: own, colour: colourName(place.colour) })];
  if (place.jokers) parts.push(t("page-summer-pavilion-jokers", { count: place.jokers }));
  return parts.join(", ");
}

/** The source of tiles: a display or the centre. */
export const describeSource = (source: string): string => t("page-summer-pavilion-source", { source: source === "C" ? "centre" : source });

/** A move that was made; the text follows the name of the player. */
export function describeMove(move: string, side: Side): string {
  const [, cell, colour] = /^([A-Z]+\.[A-Z]+):([A-Z])/.exec(move) ?? [];
  if (cell && colour) return t("page-summer-pavilion-did-place", { tile: colourName(colour), cell: describeCell(cell, side) });
  if (move === "pass:-") return t("page-summer-pavilion-passed", { tiles: 0 });
  if (move.startsWith("pass:")) return t("page-summer-pavilion-did-pass", { tiles: describeTiles(move.slice(5)) });
  if (move.startsWith("+")) return t("page-summer-pavilion-did-bonus", { tile: colourName(move.slice(1)) });
  return t("page-summer-pavilion-did-take", { tile: colourName(move.slice(1)), source: describeSource(move.slice(0, 1)) });
}

/** The letter of the tile that a move shows, if it shows one. */
export function tileOf(move: string): string | null {
  return /^(?:[A-Z]+\.[A-Z]+:([A-Z])|\+([A-Z])|[1-9C]([A-Z])$)/.exec(move)?.slice(1).find(Boolean) ?? null;
}

/** One fact about what a move would do; `tone` says whether it is a gain, a loss, a notice or plain information. */
export interface Fact {
  tone: "gain" | "amber" | "loss" | "plain";
  text: string;
}

/** The facts about the placing of a tile. */
export function factsOfPlace({ outlook }: Place, cost: number): Fact[] {
  const facts: Fact[] = [{ tone: "gain", text: t("page-summer-pavilion-chain", { points: outlook.points }) }];
  if (outlook.features.length) {
    const kinds = outlook.features.map((feature) => t("page-summer-pavilion-feature", { kind: feature.slice(0, 1) }));
    facts.push({ tone: "amber", text: t("page-summer-pavilion-feature-gives", { features: listed(kinds), tiles: outlook.bonus }) });
  }
  if (outlook.star) facts.push({ tone: "gain", text: t("page-summer-pavilion-star-complete", { points: outlook.star }) });
  else if (!outlook.features.length) facts.push({ tone: "plain", text: t("page-summer-pavilion-star-missing", { cells: outlook.missing }) });
  if (outlook.number) facts.push({ tone: "gain", text: t("page-summer-pavilion-number-complete", { number: cost, points: outlook.number }) });
  if (outlook.ends_round) facts.push({ tone: "amber", text: t("page-summer-pavilion-ends-round") });
  return facts;
}
