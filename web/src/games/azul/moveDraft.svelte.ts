/** The move that a player is choosing: what is chosen and not sent yet, its outlook, and the legal next choices. */
import { settings } from "../../settings/settings.svelte";
import type { ErrorPayload } from "../../wire/types";
import type { ScreenProps } from "../contract";
import { choiceOf, marked, NOTHING, stillPossible, textOf, withGroup, withLine, type Choice } from "./choice";
import { keyOf, pressed } from "./keys";
import { readMove, rowToTile, type Line, type Source } from "./moves";
import { outlookOf } from "./outlook";
import { NO_PREVIEW, previewTake, previewTiling, type Preview } from "./preview";
import { columnHints, columnTargets, targetsOf, type ColumnTarget } from "./targets";
import { azulView, countAt, restAt } from "./view";
import { reasonSentence } from "./messages";

/** A row of a grey wall (from 0) with the points of its columns. */
export interface Columns {
  row: number;
  letter: string;
  columns: readonly ColumnTarget[];
  /** Whether the columns are only shown and cannot be chosen yet. */
  hint: boolean;
}

/** The draft of one seat; choosing, confirming and cancelling change it. */
export class MoveDraft {
  readonly #props: () => ScreenProps;
  readonly #begins: () => void;
  /** Tiles and a line. */
  choice: Choice = $state.raw(NOTHING);
  /** A column of a grey wall, as a move. */
  picked: string | null = $state(null);
  #askedColumn: number | null = $state(null);
  /** A refusal that the player has seen, so that it is not shown again. */
  #seenRefusal: ErrorPayload | null = $state.raw(null);

  /** `begins` is called when tiles have been chosen and a line has to be chosen. */
  constructor(props: () => ScreenProps, begins: () => void) {
    this.#props = props;
    this.#begins = begins;
  }

  readonly #view = $derived.by(() => azulView(this.#props().view));
  readonly #board = $derived.by(() => this.#view.boards[this.#props().seat ?? 0]!);
  /** The row whose column has to be chosen; null if none. */
  readonly row = $derived.by(() => rowToTile(this.#props().legal));
  /** Whether others decide, so that tiles can only be marked for later. */
  readonly planning = $derived.by(() => {
    const { legal, seat, table } = this.#props();
    return legal.length === 0 && seat !== null && table.status === "playing" && this.#view.phase === "offer";
  });
  readonly active = $derived.by(() => this.planning || (this.row === null && this.#props().legal.length > 0 && !this.#props().busy));
  /** The complete move of the draft, or else the sealed one. */
  readonly chosen = $derived.by(() => {
    const { sealed, legal } = this.#props();
    return this.row === null ? textOf(this.choice) : (this.picked ?? (sealed !== null && legal.includes(sealed) ? sealed : null));
  });
  readonly chosenOutlook = $derived.by(() => outlookOf(this.#props().outlook, this.chosen));
  readonly targets = $derived.by(() => targetsOf(this.#board, this.planning ? NOTHING : this.choice, this.#props().legal, this.#props().outlook));
  readonly preview: Preview = $derived.by(() => {
    const [move, chosenOutlook] = [readMove(this.chosen ?? ""), this.chosenOutlook];
    if (move?.kind === "take" && chosenOutlook?.kind === "take") return previewTake(this.#board, move, chosenOutlook, this.#view.wall === "coloured");
    return move?.kind === "tile" && chosenOutlook?.kind === "tile" ? previewTiling(this.#board, move, chosenOutlook) : NO_PREVIEW;
  });
  readonly columns: Columns | null = $derived.by(() => {
    const { row, chosenOutlook, preview } = this;
    const { legal, outlook } = this.#props();
    if (row !== null) {
      const letter = this.#board.lines[row - 1]?.[0] ?? "B";
      return { row: row - 1, letter, columns: columnTargets(this.#board, row, this.chosen, legal, outlook), hint: false };
    }
    if (this.#view.wall === "coloured" || chosenOutlook?.kind !== "take" || !chosenOutlook.completes || preview.line === null) return null;
    return { row: preview.line - 1, letter: chosenOutlook.colour, columns: columnHints(chosenOutlook.columns), hint: true };
  });
  /** The tiles that would move to the centre, and their display. */
  readonly incoming = $derived.by(() => {
    const { source, colour } = this.choice;
    return typeof source === "number" && colour ? { bunch: restAt(this.#view, source, colour), from: source } : null;
  });
  readonly begun = $derived.by(() => (this.row === null ? this.choice.source !== null : this.picked !== null && this.picked !== this.#props().sealed));
  /** The reason why a choice is not allowed, with its clause; null if there is none. */
  readonly why: { text: string; clause: string | null } | null = $derived.by(() => {
    const { asked, colour } = this.choice;
    const line = this.targets.find((target) => target.line === asked)?.reason;
    if (line && colour) return { text: reasonSentence(line, Number(asked), 0, colour), clause: line.clause };
    const column = this.columns?.columns[(this.#askedColumn ?? 0) - 1]?.reason;
    if (column && this.row !== null) {
      return { text: reasonSentence(column, this.row, this.#askedColumn ?? 0, this.columns?.letter ?? "B"), clause: column.clause };
    }
    const { refused } = this.#props();
    return refused && refused !== this.#seenRefusal ? { text: refused.message, clause: refused.clause ?? null } : null;
  });

  /** Remove from the draft what is not legal any more. */
  refresh(legal: readonly string[]): void {
    if (!this.planning) this.choice = stillPossible(this.choice, legal);
    else if (!this.#isThere(this.choice)) this.choice = NOTHING;
    if (this.picked !== null && !legal.includes(this.picked)) this.picked = null;
    this.#askedColumn = null;
  }

  choose(source: Source, letter: string): void {
    if (this.planning) this.choice = marked(this.choice, source, letter);
    else this.#change(withGroup(this.choice, this.#props().legal, source, letter));
  }

  /** Choose a group that is dragged; it stays chosen if it was. */
  hold(source: Source, letter: string): void {
    if (this.choice.source !== source || this.choice.colour !== letter) this.choose(source, letter);
  }

  #isThere({ source, colour }: Choice): boolean {
    return source !== null && colour !== null && countAt(this.#view, source, colour) > 0;
  }

  /** Choose a line; the same line again confirms. */
  chooseLine(line: Line): void {
    if (this.planning) return;
    if (this.choice.line === line) this.confirm();
    else this.#change(withLine(this.choice, this.#props().legal, line));
  }

  /** Choose the line on which tiles were dropped; this never confirms. */
  drop(line: Line): void {
    if (this.choice.line !== line) this.chooseLine(line);
  }

  /** Choose a column of the row; the same column again confirms. */
  chooseColumn(column: number): void {
    const { legal, refused } = this.#props();
    const move = `${this.row}=${column}`;
    this.#seenRefusal = refused;
    this.#askedColumn = legal.includes(move) ? null : column;
    if (this.#askedColumn !== null) return;
    if (this.picked === move || settings.stored.instant) this.#send(move);
    else this.picked = move;
  }

  confirm(): void {
    const move = this.row === null ? textOf(this.choice) : this.picked;
    if (move !== null && !this.#props().busy) this.#send(move);
  }

  cancel(): void {
    this.choice = NOTHING;
    this.picked = this.#askedColumn = null;
    this.#seenRefusal = this.#props().refused;
  }

  /** Show a typed move, or confirm it if it is typed again (then true). An illegal move is sent, so that the server gives the reason. */
  type(move: string): boolean {
    const { legal, sealed } = this.#props();
    const again = move === this.chosen && move !== sealed;
    const choice = choiceOf(move, legal);
    if (again) this.confirm();
    else if (choice) this.#change(choice);
    else if (legal.includes(move)) this.picked = move;
    else this.#send(move);
    return again;
  }

  /** Handle a key; true if it had a meaning here. */
  press(event: KeyboardEvent): boolean {
    const key = keyOf(event);
    if (key === "Enter" && (event.target as Element).closest("button, a")) return false;
    if (this.row !== null) return this.#pressForColumn(key);
    const { busy, legal } = this.#props();
    if (this.planning && key !== "Escape") return false;
    const does = pressed(key, this.choice, busy ? [] : legal);
    if (does === "confirm") this.confirm();
    else if (does !== null) this.#change(does.choice);
    return does !== null;
  }

  #pressForColumn(key: string): boolean {
    if (/^[1-5]$/.test(key)) this.chooseColumn(Number(key));
    else if (key === "Enter") this.confirm();
    else if (key === "Escape") this.cancel();
    else return false;
    return true;
  }

  #change(next: Choice): void {
    const begins = this.choice.colour === null && next.colour !== null;
    this.choice = next;
    this.#seenRefusal = this.#props().refused;
    const move = textOf(next);
    if (settings.stored.instant && move !== null && next.asked === null) this.#send(move);
    else if (begins) this.#begins();
  }

  #send(move: string): void {
    this.#seenRefusal = null;
    this.#props().onmove(move);
  }
}
