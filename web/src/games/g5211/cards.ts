/** Cards as texts: a card is its colour and its value, `G3`; several stand one after another, `Y1T4`. */
import { COLOURS, colourOf } from "../../art/colours";
import type { Happened } from "../../wire/types";

export interface SeatView {
  hand: string | number;
  sealed: string | boolean;
  open: string;
  won: string;
  total: number;
  cards: number;
}

export interface CardsView {
  edition: string;
  target: number;
  players: number;
  deck: number;
  round: number;
  part: number;
  pile: number;
  seats: SeatView[];
}

/** The cards of a text, one by one. */
export function cardsIn(text: string): string[] {
  return text.match(/[A-Z]\d/g) ?? [];
}

/** Cards as the text of a move: by colour, then by value. */
export function moveOf(cards: readonly string[]): string {
  const order = COLOURS.cd.map((colour) => colour.letter).join("");
  return [...cards].sort((one, other) => order.indexOf(one[0]!) - order.indexOf(other[0]!) || one.localeCompare(other)).join("");
}

/** What a card counts when it is won. */
export function pointsOf(text: string): number {
  return cardsIn(text).reduce((sum, card) => sum + Number(card[1]), 0);
}

/** The name of a card's colour, as the paint is called. */
export function paintOf(card: string): string {
  return colourOf("cd", card[0] ?? "").name;
}

/** What each seat has laid, part by part: of this round, or, before anybody has, of the one before. */
export interface Laid {
  /** Whether these are the cards of the last round, shown until somebody lays a new one. */
  past: boolean;
  parts: string[][][];
}

/** Read off the log who has laid what in which part; the view tells how many cards lie open. */
export function laidOf(view: CardsView, log: readonly Happened[]): Laid {
  const open = view.seats.map((seat) => cardsIn(seat.open).length);
  const past = open.every((count) => count === 0);
  const parts = view.seats.map((_, seat) => lastParts(log, seat, past ? 4 : open[seat]!));
  return { past: past && parts.some((each) => each.length > 0), parts };
}

function lastParts(log: readonly Happened[], seat: number, cards: number): string[][] {
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

/** How many cards lie open of each colour, and how many roosters, with cards that may come in addition. */
export interface Count {
  letter: string;
  name: string;
  open: number;
  more: number;
}

export function countsOf(view: CardsView, more: readonly string[]): Count[] {
  const open = view.seats.flatMap((seat) => cardsIn(seat.open));
  return COLOURS.cd
    .map(({ letter, name }) => ({ letter, name, open: number(open, letter), more: number(more, letter) }))
    .sort((one, other) => other.open - one.open);
}

export function roostersOf(view: CardsView, more: readonly string[]): { open: number; more: number } {
  const rooster = (cards: readonly string[]): number => cards.filter((card) => card[1] === "1").length;
  return { open: rooster(view.seats.flatMap((seat) => cardsIn(seat.open))), more: rooster(more) };
}

/** The numbers printed for so many players and this edition: roosters that score alone, cards a colour may have. */
export function limitsOf(view: CardsView): { roosters: number; most: number } {
  return { roosters: view.players + 2, most: view.players + (view.edition === "international" ? 2 : 3) };
}

/** The colour that leads alone, if one does. */
export function leaderOf(counts: readonly Count[]): string | null {
  const [first, second] = [...counts].sort((one, other) => other.open - one.open);
  return first && first.open > 0 && first.open > (second?.open ?? 0) ? first.letter : null;
}

/** The chosen cards after a tap on the one at a place: as many as the part takes, the latest stay. */
export function tapped(chosen: readonly number[], place: number, most: number): number[] {
  if (chosen.includes(place)) return chosen.filter((each) => each !== place);
  return [...chosen, place].slice(-most);
}

function number(cards: readonly string[], letter: string): number {
  return cards.filter((card) => card[0] === letter).length;
}
