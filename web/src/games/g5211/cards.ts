/** Cards of 5211 in notation: a card is a colour and a value, `G3`; several are written together, `Y1T4`. */
import { COLOURS, colourOf } from "../../art/colours";
import type { LogEvent } from "../../wire/types";
import { t } from "../../messages/messages.svelte";

export interface SeatView {
  hand: string | number;
  sealed: string | boolean;
  open: string;
  /** The cards, or their number if the table hides them. */
  won: string | number;
  total: number;
  cards: number;
}

export interface G5211View {
  edition: string;
  target: number;
  players: number;
  deck: number;
  round: number;
  part: number;
  pile: number;
  seats: SeatView[];
}

/** The cards of a text. */
export function cardsIn(text: string): string[] {
  return text.match(/[A-Z]\d/g) ?? [];
}

/** A card in the reader's language: "Yellow rooster", "Green 3". */
export const describeCard = (card: string): string => t("page-card", { colour: card[0] ?? "", value: Number(card[1]) });

/** Cards in the notation of a move, sorted by colour and value. */
export function moveOf(cards: readonly string[]): string {
  const order = COLOURS.g5211.map((colour) => colour.letter).join("");
  return [...cards].sort((one, other) => order.indexOf(one[0]!) - order.indexOf(other[0]!) || one.localeCompare(other)).join("");
}

/** The points of cards that are won. */
export function pointsOf(text: string): number {
  return cardsIn(text).reduce((sum, card) => sum + Number(card[1]), 0);
}

/** The number of cards in a seat's score pile and the points so far; points are null if the pile is hidden. */
export function wonBy(seat: SeatView | undefined): { count: number; points: number | null } {
  if (typeof seat?.won === "number") return { count: seat.won, points: null };
  return { count: cardsIn(seat?.won ?? "").length, points: (seat?.total ?? 0) + pointsOf(seat?.won ?? "") };
}

/** The name of a card's colour. */
export function paintOf(card: string): string {
  return colourOf("g5211", card[0] ?? "").name;
}

/** The cards that each seat has played, by part: of this round, or of the last one until somebody plays. */
export interface Laid {
  /** Whether these are the cards of the last round. */
  past: boolean;
  parts: string[][][];
}

/** Finds the open cards of each seat in the log, by part; the view does not say in which part a card was played. */
export function laidOf(view: G5211View, log: readonly LogEvent[]): Laid {
  const open = view.seats.map((seat) => cardsIn(seat.open).length);
  const past = open.every((count) => count === 0);
  const parts = view.seats.map((_, seat) => lastParts(log, seat, past ? 4 : open[seat]!));
  return { past: past && parts.some((each) => each.length > 0), parts };
}

function lastParts(log: readonly LogEvent[], seat: number, cards: number): string[][] {
  const parts: string[][] = [];
  let missing = cards;
  for (let place = log.length - 1; place >= 0 && missing > 0; place -= 1) {
    const { seat: who, move } = log[place]!;
    if (who !== seat || move === undefined) continue;
    parts.unshift(cardsIn(move));
    missing -= cardsIn(move).length;
  }
  return missing === 0 ? parts : [];
}

/** What would score if the round ended now, as the game says. */
export interface RoundStanding {
  colours: Record<string, { open: number; rank: "leads" | "over" | "tied" | "behind" | "none" }>;
  limit: number;
  roosters: number;
  rooster_target: number;
  /** Whether more roosters than the target do not count. */
  exact: boolean;
  rooster_round: boolean;
}

/** The open cards of a colour, how many the own choice would add, and where the colour stands. */
export interface Count {
  letter: string;
  name: string;
  open: number;
  more: number;
  rank: string;
}

/** The counts of all colours, the largest first. */
export function countsOf(standing: RoundStanding, more: readonly string[]): Count[] {
  return COLOURS.g5211
    .map(({ letter, name }) => {
      const { open, rank } = standing.colours[letter] ?? { open: 0, rank: "none" };
      return { letter, name, open, rank, more: more.filter((card) => card[0] === letter).length };
    })
    .sort((one, other) => other.open - one.open);
}

/** The chosen places after a tap on one: at most as many as the part takes, the latest ones. */
export function tapped(chosen: readonly number[], place: number, most: number): number[] {
  if (chosen.includes(place)) return chosen.filter((each) => each !== place);
  return [...chosen, place].slice(-most);
}
