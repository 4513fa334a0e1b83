/** The move that a player is choosing: taps and keys become one of the legal moves, or the reason why not. */
import { settings } from "../../settings/settings.svelte";
import { t } from "../../messages/messages.svelte";
import { countOf } from "./bunch";
import { reasonOf, statesOf } from "./cells";
import { Choice } from "./choice.svelte";
import { BOARD, cellOf } from "./geometry";
import type { Intent } from "./keys";
import { bonusColours, keptAtFirst, modeOf, passOf, placesOf, takesOf, type Outlooks, type PassOutlook, type Place, type Take } from "./moves";
import type { SeatView, SummerPavilionView } from "./view";
import { describeCell } from "./messages";

/** What the draft depends on. */
export interface DraftContext {
  game: SummerPavilionView;
  own: SeatView;
  legal: readonly string[];
  outlook: Outlooks;
  busy: boolean;
  onmove: (move: string) => void;
}

/** The draft of one seat; choosing, confirming and cancelling change it. */
export class MoveDraft {
  readonly choice = new Choice();
  readonly #context: () => DraftContext;

  mode = $derived.by(() => modeOf(this.#context().legal));
  takes = $derived.by((): Take[] => (this.mode === "take" ? takesOf(this.#context().legal, this.#context().outlook) : []));
  places = $derived.by(() => (this.mode === "place" ? placesOf(this.#context().legal, this.#context().outlook) : new Map<string, Place[]>()));
  /** Whether a cell has to be chosen now. */
  placing = $derived.by(() => this.mode === "place" && !this.choice.passing);
  states = $derived.by(() => {
    const { game, own } = this.#context();
    return statesOf(game, own, this.placing ? this.places : new Map(), this.placing);
  });
  take = $derived.by(() => this.takes.find((each) => each.move === this.choice.take) ?? null);
  place = $derived.by(() => [...this.places.values()].flat().find((each) => each.move === this.choice.place) ?? null);
  pass = $derived.by(() => (this.choice.passing ? passOf(this.#context().legal, this.choice.kept) : null));
  passOutlook = $derived.by(() => (this.pass ? (this.#context().outlook[this.pass] as unknown as PassOutlook) : null));
  colours = $derived.by(() => bonusColours(this.#context().legal));
  /** The bonus tiles that are chosen, sent or not. */
  picks = $derived.by(() => [...this.choice.queue, ...this.choice.picks]);

  constructor(context: () => DraftContext) {
    this.#context = context;
  }

  send(move: string | null): void {
    if (move && !this.#context().busy) this.#context().onmove(move);
  }

  chooseTake(take: Take, again: boolean): void {
    this.choice.only({ take: take.move });
    if (again || settings.stored.instant) this.send(take.move);
  }

  chooseCell(cell: string, again: boolean): void {
    const options = this.places.get(cell);
    if (!options?.[0]) this.#refuse(cell);
    else if (again) this.send(this.choice.place);
    else {
      if (this.place?.cell !== cell) this.choice.only({ place: options[0].move });
      if (settings.stored.instant && options.length === 1) this.send(options[0].move);
    }
  }

  startPass(): void {
    const { game, own, legal, outlook } = this.#context();
    this.choice.only({ passing: true, kept: keptAtFirst(legal, outlook, own.hand, BOARD.jokers[game.round]) });
  }

  keep(letter: string, more: boolean): void {
    const next = more ? this.choice.kept + letter : this.choice.kept.replace(letter, "");
    if (passOf(this.#context().legal, next)) this.choice.kept = next;
  }

  /** Choose a bonus tile while some are due. */
  pick(letter: string): void {
    const { game, own } = this.#context();
    const left = countOf(game.supply, letter) - countOf(this.picks.join(""), letter);
    if (this.colours.includes(letter) && left > 0 && this.picks.length < own.bonus) this.choice.picks = [...this.choice.picks, letter];
  }

  /** Undo the choice of a bonus tile: one of a colour, or the last. */
  unpick(letter: string | null = null): void {
    const at = letter ? this.choice.picks.lastIndexOf(letter) : this.choice.picks.length - 1;
    this.choice.picks = this.choice.picks.filter((_, each) => each !== at);
  }

  confirm(): void {
    if (this.mode === "take") this.send(this.choice.take);
    else if (this.mode === "place") this.send(this.choice.passing ? this.pass : this.choice.place);
    else if (this.mode === "bonus" && this.choice.picks.length === this.#context().own.bonus) {
      this.choice.queue = this.choice.picks;
      this.choice.picks = [];
    }
  }

  /** Carry out the intent of a key; the keys of the board are handled there. */
  apply(intent: Intent): void {
    if (intent.do === "confirm") this.confirm();
    else if (intent.do === "cancel") this.choice.clear();
    else if (intent.do === "undo") this.#undo();
    else if (intent.do === "pass") this.startPass();
    else if (intent.do === "source") this.#among(this.takes.filter((each) => each.source === intent.source), 0);
    else if (intent.do === "turn") this.#turn(intent.by);
    else if (intent.do === "payment") this.#pay(intent.place);
    else if (intent.do === "colour") this.#colour(intent.letter);
  }

  #refuse(cell: string): void {
    const { game, own } = this.#context();
    const { text, clause } = reasonOf(cellOf(cell), game, own);
    this.choice.only({ refused: cell, note: { text: t("page-summer-pavilion-cell-refused", { cell: describeCell(cell, game.board), reason: text }), clause } });
  }

  #undo(): void {
    const last = this.choice.kept.at(-1);
    if (!this.choice.passing) this.unpick();
    else if (last) this.keep(last, false);
  }

  #among(takes: readonly Take[], at: number): void {
    const next = takes.at(at % Math.max(1, takes.length));
    if (next) this.choice.only({ take: next.move });
  }

  #turn(by: 1 | -1): void {
    const here = this.take;
    const among = here ? this.takes.filter((each) => each.source === here.source) : this.takes;
    this.#among(among, here ? among.findIndex((each) => each.move === here.move) + by : 0);
  }

  #pay(at: number): void {
    const here = this.place;
    const option = here ? this.places.get(here.cell)?.filter((each) => each.colour === here.colour)[at] : undefined;
    if (option) this.choice.place = option.move;
  }

  #colour(letter: string): void {
    const { take, place } = this;
    if (this.mode === "bonus") this.pick(letter);
    else if (this.choice.passing) this.keep(letter, true);
    else if (this.mode === "take") this.#among((take ? this.takes.filter((each) => each.source === take.source) : this.takes).filter((each) => each.colour === letter), 0);
    else if (place) this.choice.place = this.places.get(place.cell)?.find((each) => each.colour === letter)?.move ?? this.choice.place;
  }
}
