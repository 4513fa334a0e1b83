/** The page's words for what lies and happens in Azul. */
import { colourOf } from "../../art/colours";
import { t } from "../../words/words.svelte";
import { groupsOf } from "./groups";
import type { Line, Source } from "./moves";
import { signed } from "../../words/numbers";
import { type Piece } from "./outcome";
import type { Reason } from "./reasons";
import type { Step, Tale } from "./tale";
import type { Target } from "./targets";
import type { AzulView } from "./view";

/** The word of the interface for a letter, which the messages know. */
export const colourName = (letter: string): string => colourOf("az", letter).name;

/** A colour by its name in the reader's language. */
export const colourWord = (letter: string): string => t("colour", { colour: colourName(letter) });

/** "2 blue, red": what a bunch holds. */
export function bunchWords(bunch: string): string {
  return groupsOf(bunch)
    .map(({ letter, count }) => (count === 1 ? colourWord(letter) : t("page-az-tiles", { count, colour: colourName(letter) })))
    .join(", ");
}

/** "2 blue from display 4 to line 3". */
export function moveWords(count: number, letter: string, source: Source, line: Line): string {
  return t("page-az-move", { count, colour: colourName(letter), source: String(source), line: String(line) });
}

/** A piece of an outcome. */
export function pieceWords({ id, facts }: Piece): string {
  const bunch = facts["bunch"];
  return t(id, typeof bunch === "string" ? { ...facts, bunch: bunchWords(bunch) } : facts);
}

/** A reason in two or three words, for where the hand is going. */
export function reasonTag({ kind, letter }: Reason): string {
  const facts = { colour: colourName(letter) };
  switch (kind) {
    case "full":
      return t("page-az-is-full");
    case "holds":
      return t("page-az-holds", facts);
    case "row":
    case "row-has":
      return t("page-az-row-has", facts);
    case "column-has":
      return t("page-az-column-has", facts);
    default:
      return t("page-az-not-here");
  }
}

/** A reason in one word, for a small button. */
export function reasonSign({ kind, letter }: Reason): string {
  if (kind === "holds" || kind === "taken") return colourWord(letter);
  return kind === "full" ? t("page-az-is-full") : t("page-az-on-wall");
}

/** A reason as a sentence, the same that the server would say. */
export function reasonSentence({ kind, letter }: Reason, row: number, column: number, colour: string): string {
  const facts = { game: "azul", line: row, row, column, held: colourName(letter), colour: colourName(colour) };
  const ids = { full: "line-full", holds: "line-holds-other", row: "colour-in-row", "row-has": "colour-in-row", "column-has": "colour-in-column", taken: "cell-taken", unknown: "page-az-not-here" };
  return t(ids[kind], facts);
}

/** What a target would bring, or why it is none, in few words: gains and losses apart. */
export function targetWords({ outlook, reason }: Target, short = false): { plus: string; minus: string } {
  if (reason) return { plus: short ? reasonSign(reason) : reasonTag(reason), minus: "" };
  if (!outlook) return { plus: "", minus: "" };
  const minus = outlook.penalty ? signed(outlook.penalty) : "";
  const gain = outlook.points + outlook.others;
  if (gain) return { plus: signed(gain), minus };
  if (outlook.missing) return { plus: t("page-az-short", { missing: outlook.missing }), minus };
  return { plus: minus ? "" : "0", minus };
}

/** One step of a tale. */
export function stepWords(step: Step): string {
  const points = signed(step.points);
  if (step.kind === "floor") return t("page-az-tale-floor", { points });
  if (step.kind === "bonus") return t(`page-az-tale-${step.what}`, { points });
  return t("page-az-tale-tile", { colour: colourName(step.letter), row: step.cell.row + 1, column: step.cell.column + 1, points });
}

/** A whole tale as one sentence. */
export function taleWords(tale: Tale, name: string): string {
  return t("page-az-tale-of", { name, steps: tale.steps.map(stepWords).join("; "), score: tale.after });
}

/** What stands below a name: whose board it is, and who starts. */
export function noteOn(view: AzulView, seat: number, mine: boolean): string {
  const starts = view.starter === seat && view.phase === "offer" ? t("page-az-started") : "";
  return [mine ? t("page-az-board-own") : "", view.marker === seat ? t("page-az-starts-next") : starts].filter(Boolean).join(" · ");
}
