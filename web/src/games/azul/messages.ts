/** Descriptions of tiles, moves and scores of Azul in the reader's language. */
import { colourOf } from "../../art/colours";
import { t } from "../../messages/messages.svelte";
import { groupsOf } from "./groups";
import type { Line, Source } from "./moves";
import { signed } from "../../messages/numbers";
import { type Piece } from "./outcome";
import type { Reason } from "./reasons";
import type { ScoringStep, SeatScoring } from "./scoring";
import type { Target } from "./targets";
import type { AzulView } from "./view";

/** The name of a colour in message variables. */
export const colourName = (letter: string): string => colourOf("azul", letter).name;

/** A colour in the reader's language. */
export const describeColour = (letter: string): string => t("colour", { colour: colourName(letter) });

/** The tiles of a bunch: "2 blue, 1 red". */
export function describeBunch(bunch: string): string {
  return groupsOf(bunch)
    .map(({ letter, count }) => t("page-azul-tiles", { count, colour: colourName(letter) }))
    .join(", ");
}

/** A take: "2 blue from display 4 to line 3". */
export function describeMove(count: number, letter: string, source: Source, line: Line): string {
  return t("page-azul-move", { count, colour: colourName(letter), source: String(source), line: String(line) });
}

/** A piece of the outcome of a move. */
export function describePiece({ id, facts }: Piece): string {
  const bunch = facts["bunch"];
  return t(id, typeof bunch === "string" ? { ...facts, bunch: describeBunch(bunch) } : facts);
}

/** A reason in two or three words, for the tag of a line. */
export function reasonTag({ kind, letter }: Reason): string {
  const facts = { colour: colourName(letter) };
  switch (kind) {
    case "full":
      return t("page-azul-is-full");
    case "holds":
      return t("page-azul-holds", facts);
    case "row":
    case "row-has":
      return t("page-azul-row-has", facts);
    case "column-has":
      return t("page-azul-column-has", facts);
    default:
      return t("page-azul-not-here");
  }
}

/** A reason in one word, for a small button. */
export function reasonLabel({ kind, letter }: Reason): string {
  if (kind === "holds" || kind === "taken") return describeColour(letter);
  return kind === "full" ? t("page-azul-is-full") : t("page-azul-on-wall");
}

/** A reason as a sentence, the same as in the server's refusal. */
export function reasonSentence({ kind, letter }: Reason, row: number, column: number, colour: string): string {
  const facts = { game: "azul", line: row, row, column, held: colourName(letter), colour: colourName(colour) };
  const ids = { full: "line-full", holds: "line-holds-other", row: "colour-in-row", "row-has": "colour-in-row", "column-has": "colour-in-column", taken: "cell-taken", unknown: "page-azul-not-here" };
  return t(ids[kind], facts);
}

/** What a target would gain and lose, or in `plus` why it is not legal. */
export function describeTarget({ outlook, reason }: Target, short = false): { plus: string; minus: string } {
  if (reason) return { plus: short ? reasonLabel(reason) : reasonTag(reason), minus: "" };
  if (!outlook) return { plus: "", minus: "" };
  const minus = outlook.penalty ? signed(outlook.penalty) : "";
  const gain = outlook.points + outlook.others;
  if (gain) return { plus: signed(gain), minus };
  if (outlook.missing) return { plus: t("page-azul-short", { missing: outlook.missing }), minus };
  return { plus: minus ? "" : "0", minus };
}

/** One step of a scoring with its points. */
export function describeStep(step: ScoringStep): string {
  const points = signed(step.points);
  if (step.kind === "floor") return t("page-azul-scoring-floor", { points });
  if (step.kind === "bonus") return t(`page-azul-scoring-${step.what}`, { points });
  return t("page-azul-scoring-tile", { colour: colourName(step.letter), row: step.cell.row + 1, column: step.cell.column + 1, points });
}

/** All steps of a seat's scoring in one sentence. */
export function describeScoring(scoring: SeatScoring, name: string): string {
  return t("page-azul-scoring-of", { name, steps: scoring.steps.map(describeStep).join("; "), score: scoring.after });
}

/** The note below a name: whose board it is, and who starts. */
export function noteOn(view: AzulView, seat: number, mine: boolean): string {
  return [mine ? t("page-azul-board-own") : "", describeStarter(view, seat)].filter(Boolean).join(" · ");
}

/** Whether a seat starts the next round or has started this one; nothing when the game is over. */
export function describeStarter(view: AzulView, seat: number): string {
  if (view.phase === "over") return "";
  if (view.marker === seat) return t("page-azul-starts-next");
  return view.starter === seat && view.phase === "offer" ? t("page-azul-started") : "";
}
