/** What the action bar says: what is expected, what is chosen, or what is told. */
import type { TableTold } from "../../wire/types";
import { t } from "../../words/words.svelte";
import type { Choice } from "./choice";
import { readMove } from "./moves";
import type { Step } from "./tale";
import { countAt, type AzulView } from "./view";
import { colourName, moveWords, stepWords } from "./words";

export interface Situation {
  view: AzulView;
  table: TableTold;
  seat: number | null;
  own: number;
  names: readonly string[];
  choice: Choice;
  /** The column that is chosen, and the one that is sealed, as moves. */
  picked: string | null;
  sealed: string | null;
  /** The row to tile. */
  row: number | null;
  letter: string;
  waiting: readonly number[];
  /** What is being told of the own board. */
  step: Step | null;
}

/** The sentence of the bar. */
export function sentenceFor(now: Situation): string {
  const { view, seat, own, names, step, waiting, row } = now;
  if (step) return t("page-az-said", { name: names[own] ?? "", what: stepWords(step) });
  if (view.phase === "over") return t("page-az-over");
  if (row !== null) return tilingSentence(now, row);
  if (seat !== null && waiting.includes(seat)) return takingSentence(now);
  const who = waiting.map((each) => names[each] ?? "").join(", ");
  const { source, colour } = now.choice;
  if (source !== null && colour !== null) return t("page-az-marked", { name: who, count: countAt(view, source, colour), colour: colourName(colour) });
  return seat === null && !who ? t("page-az-watching") : t("page-status-their-turn", { name: who });
}

function takingSentence({ view, choice }: Situation): string {
  const { source, colour, line } = choice;
  if (source === null) return t("page-az-choose");
  if (colour === null) return t("page-az-choose-colour", { source: String(source) });
  const count = countAt(view, source, colour);
  return line === null ? t("page-az-where", { count, colour: colourName(colour) }) : moveWords(count, colour, source, line);
}

function tilingSentence({ picked, sealed, letter }: Situation, row: number): string {
  const move = readMove(picked ?? sealed ?? "");
  if (move?.kind !== "tile") return t("page-az-choose-column", { row, colour: colourName(letter) });
  const { column } = move;
  if (picked === null || picked === sealed) return t("page-az-sealed", { row: move.row, column });
  return t("page-az-column", { row: move.row, column, colour: colourName(letter) });
}
