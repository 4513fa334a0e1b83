/** A move in the making: what is chosen and not sent, what it would do, and what may be done with it. */
import { settings } from "../../settings/settings.svelte";
import type { ErrorTold } from "../../wire/types";
import type { ScreenProps } from "../contract";
import { choiceOf, marked, NOTHING, stillPossible, textOf, withGroup, withLine, type Choice } from "./choice";
import { keyOf, pressed } from "./keys";
import { readMove, rowToTile, type Line, type Source } from "./moves";
import { outlookOf } from "./outlook";
import { NO_PREVIEW, previewTake, previewTiling, type Preview } from "./preview";
import { columnHints, columnTargets, targetsOf, type ColumnTarget } from "./targets";
import { azulView, countAt, restAt } from "./view";
import { reasonSentence } from "./words";

/** A row of a grey wall (from 0) with what its columns would bring. */
export interface Columns {
  row: number;
  letter: string;
  columns: readonly ColumnTarget[];
  /** Only shown, not to be chosen yet. */
  hint: boolean;
}

export class Making {
  readonly #told: () => ScreenProps;
  readonly #begins: () => void;
  /** Tiles and a line. */
  choice: Choice = $state.raw(NOTHING);
  /** A column of a grey wall, as a move. */
  picked: string | null = $state(null);
  #askedColumn: number | null = $state(null);
  /** A refusal that was seen and needs no more words. */
  #seenRefusal: ErrorTold | null = $state.raw(null);

  /** `begins` is called when tiles have been chosen and a line is looked for. */
  constructor(told: () => ScreenProps, begins: () => void) {
    this.#told = told;
    this.#begins = begins;
  }

  readonly #view = $derived.by(() => azulView(this.#told().view));
  readonly #board = $derived.by(() => this.#view.boards[this.#told().seat ?? 0]!);
  /** The row whose column is to be chosen. */
  readonly row = $derived.by(() => rowToTile(this.#told().legal));
  /** Whether others decide, so that tiles can only be marked for later. */
  readonly planning = $derived.by(() => {
    const { legal, seat, table } = this.#told();
    return legal.length === 0 && seat !== null && table.status === "playing" && this.#view.phase === "offer";
  });
  readonly active = $derived.by(() => this.planning || (this.row === null && this.#told().legal.length > 0 && !this.#told().busy));
  /** The move that is looked at: the one in the making, or else the sealed one. */
  readonly chosen = $derived.by(() => {
    const { sealed, legal } = this.#told();
    return this.row === null ? textOf(this.choice) : (this.picked ?? (sealed !== null && legal.includes(sealed) ? sealed : null));
  });
  readonly seen = $derived.by(() => outlookOf(this.#told().outlook, this.chosen));
  readonly targets = $derived.by(() => targetsOf(this.#board, this.planning ? NOTHING : this.choice, this.#told().legal, this.#told().outlook));
  readonly preview: Preview = $derived.by(() => {
    const [move, seen] = [readMove(this.chosen ?? ""), this.seen];
    if (move?.kind === "take" && seen?.kind === "take") return previewTake(this.#board, move, seen, this.#view.wall === "coloured");
    return move?.kind === "tile" && seen?.kind === "tile" ? previewTiling(this.#board, move, seen) : NO_PREVIEW;
  });
  readonly columns: Columns | null = $derived.by(() => {
    const { row, seen, preview } = this;
    const { legal, outlook } = this.#told();
    if (row !== null) {
      const letter = this.#board.lines[row - 1]?.[0] ?? "B";
      return { row: row - 1, letter, columns: columnTargets(this.#board, row, this.chosen, legal, outlook), hint: false };
    }
    if (this.#view.wall === "coloured" || seen?.kind !== "take" || !seen.completes || preview.line === null) return null;
    return { row: preview.line - 1, letter: seen.colour, columns: columnHints(seen.columns), hint: true };
  });
  /** What would move to the centre, and from which display. */
  readonly incoming = $derived.by(() => {
    const { source, colour } = this.choice;
    return typeof source === "number" && colour ? { bunch: restAt(this.#view, source, colour), from: source } : null;
  });
  readonly begun = $derived.by(() => (this.row === null ? this.choice.source !== null : this.picked !== null && this.picked !== this.#told().sealed));
  /** Why something may not be done, in words, with its clause. */
  readonly why: { text: string; clause: string | null } | null = $derived.by(() => {
    const { asked, colour } = this.choice;
    const line = this.targets.find((target) => target.line === asked)?.reason;
    if (line && colour) return { text: reasonSentence(line, Number(asked), 0, colour), clause: line.clause };
    const column = this.columns?.columns[(this.#askedColumn ?? 0) - 1]?.reason;
    if (column && this.row !== null) {
      return { text: reasonSentence(column, this.row, this.#askedColumn ?? 0, this.columns?.letter ?? "B"), clause: column.clause };
    }
    const { refused } = this.#told();
    return refused && refused !== this.#seenRefusal ? { text: refused.message, clause: refused.clause ?? null } : null;
  });

  /** After news: what is not possible any more is put back. */
  refresh(legal: readonly string[]): void {
    if (!this.planning) this.choice = stillPossible(this.choice, legal);
    else if (!this.#isThere(this.choice)) this.choice = NOTHING;
    if (this.picked !== null && !legal.includes(this.picked)) this.picked = null;
    this.#askedColumn = null;
  }

  choose(source: Source, letter: string): void {
    if (this.planning) this.choice = marked(this.choice, source, letter);
    else this.#change(withGroup(this.choice, this.#told().legal, source, letter));
  }

  /** Hold a group, whether or not it is chosen already. */
  hold(source: Source, letter: string): void {
    if (this.choice.source !== source || this.choice.colour !== letter) this.choose(source, letter);
  }

  #isThere({ source, colour }: Choice): boolean {
    return source !== null && colour !== null && countAt(this.#view, source, colour) > 0;
  }

  /** A line; the same one again confirms. */
  chooseLine(line: Line): void {
    if (this.planning) return;
    if (this.choice.line === line) this.confirm();
    else this.#change(withLine(this.choice, this.#told().legal, line));
  }

  /** Tiles were dropped on a line: it is chosen, never sent by that alone. */
  drop(line: Line): void {
    if (this.choice.line !== line) this.chooseLine(line);
  }

  /** A column of the row to tile; the same one again confirms. */
  chooseColumn(column: number): void {
    const { legal, refused } = this.#told();
    const move = `${this.row}=${column}`;
    this.#seenRefusal = refused;
    this.#askedColumn = legal.includes(move) ? null : column;
    if (this.#askedColumn !== null) return;
    if (this.picked === move || settings.kept.instant) this.#send(move);
    else this.picked = move;
  }

  confirm(): void {
    const move = this.row === null ? textOf(this.choice) : this.picked;
    if (move !== null && !this.#told().busy) this.#send(move);
  }

  cancel(): void {
    this.choice = NOTHING;
    this.picked = this.#askedColumn = null;
    this.#seenRefusal = this.#told().refused;
  }

  /** A typed move: shown first, made when typed again (then true); what is not allowed, the server refuses in its own words. */
  type(move: string): boolean {
    const { legal, sealed } = this.#told();
    const again = move === this.chosen && move !== sealed;
    const choice = choiceOf(move, legal);
    if (again) this.confirm();
    else if (choice) this.#change(choice);
    else if (legal.includes(move)) this.picked = move;
    else this.#send(move);
    return again;
  }

  /** A key; says whether it was ours. */
  press(event: KeyboardEvent): boolean {
    const key = keyOf(event);
    if (key === "Enter" && (event.target as Element).closest("button, a")) return false;
    if (this.row !== null) return this.#pressForColumn(key);
    const { busy, legal } = this.#told();
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
    this.#seenRefusal = this.#told().refused;
    const move = textOf(next);
    if (settings.kept.instant && move !== null && next.asked === null) this.#send(move);
    else if (begins) this.#begins();
  }

  #send(move: string): void {
    this.#seenRefusal = null;
    this.#told().onmove(move);
  }
}
