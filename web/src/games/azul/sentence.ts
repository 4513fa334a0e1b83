/** The sentence of the action bar: what to do, what is chosen, or the scoring step that is shown. */
import type { TablePayload } from "../../wire/types";
import { t } from "../../messages/messages.svelte";
import type { Choice } from "./choice";
import { readMove } from "./moves";
import type { ScoringStep } from "./scoring";
import { countAt, type AzulView } from "./view";
import { colourName, describeMove, describeStep } from "./messages";

/** Everything on which the sentence depends. */
export interface Situation {
  view: AzulView;
  table: TablePayload;
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
  /** The scoring step of the own board that is shown now. */
  step: ScoringStep | null;
}

/** The sentence of the bar. */
export function sentenceFor(now: Situation): string {
  const { view, seat, own, names, step, waiting, row } = now;
  if (step) return t("page-azul-announced", { name: names[own] ?? "", what: describeStep(step) });
  if (view.phase === "over") return t("page-azul-over");
  if (row !== null) return tilingSentence(now, row);
  if (seat !== null && waiting.includes(seat)) return takingSentence(now);
  const who = waiting.map((each) => names[each] ?? "").join(", ");
  const { source, colour } = now.choice;
  if (source !== null && colour !== null) return t("page-azul-marked", { name: who, count: countAt(view, source, colour), colour: colourName(colour) });
  return seat === null && !who ? t("page-azul-watching") : t("page-status-their-turn", { name: who });
}

function takingSentence({ view, choice }: Situation): string {
  const { source, colour, line } = choice;
  if (source === null) return t("page-azul-choose");
  if (colour === null) return t("page-azul-choose-colour", { source: String(source) });
  const count = countAt(view, source, colour);
  return line === null ? t("page-azul-where", { count, colour: colourName(colour) }) : describeMove(count, colour, source, line);
}

function tilingSentence({ picked, sealed, letter }: Situation, row: number): string {
  const move = readMove(picked ?? sealed ?? "");
  if (move?.kind !== "tile") return t("page-azul-choose-column", { row, colour: colourName(letter) });
  const { column } = move;
  if (picked === null || picked === sealed) return t("page-azul-sealed", { row: move.row, column });
  return t("page-azul-column", { row: move.row, column, colour: colourName(letter) });
}
