/** Choosing and confirming: what is tapped or typed becomes a move of the server's list, or a reason why not. */
import { settings } from "../../settings/settings.svelte";
import { t } from "../../words/words.svelte";
import { countOf } from "./bunch";
import { reasonOf, statesOf } from "./cells";
import { Choice } from "./choice.svelte";
import { BOARD, cellOf } from "./geometry";
import type { Intent } from "./keys";
import { bonusColours, keptAtFirst, modeOf, passOf, passesOf, placesOf, takesOf, type Outlooks, type PassOutlook, type Place, type Take } from "./moves";
import type { Pavilion, SeatView } from "./view";
import { sayCell } from "./wording";

/** What the screen was given. */
export interface Now {
  game: Pavilion;
  own: SeatView;
  legal: readonly string[];
  outlook: Outlooks;
  busy: boolean;
  onmove: (move: string) => void;
}

/** The choice of one seat at one table. */
export class Play {
  readonly choice = new Choice();
  readonly #now: () => Now;

  mode = $derived.by(() => modeOf(this.#now().legal));
  takes = $derived.by((): Take[] => (this.mode === "take" ? takesOf(this.#now().legal, this.#now().outlook) : []));
  places = $derived.by(() => (this.mode === "place" ? placesOf(this.#now().legal, this.#now().outlook) : new Map<string, Place[]>()));
  /** Whether a cell is to be chosen now. */
  placing = $derived.by(() => this.mode === "place" && !this.choice.passing);
  states = $derived.by(() => {
    const { game, own } = this.#now();
    return statesOf(game, own, this.placing ? this.places : new Map(), this.placing);
  });
  take = $derived.by(() => this.takes.find((each) => each.move === this.choice.take) ?? null);
  place = $derived.by(() => [...this.places.values()].flat().find((each) => each.move === this.choice.place) ?? null);
  pass = $derived.by(() => (this.choice.passing ? passOf(this.#now().legal, this.choice.kept) : null));
  passOutlook = $derived.by(() => (this.pass ? (this.#now().outlook[this.pass] as unknown as PassOutlook) : null));
  onePass = $derived.by(() => passesOf(this.#now().legal).length === 1);
  colours = $derived.by(() => bonusColours(this.#now().legal));
  /** The bonus tiles that are chosen, sent or not. */
  picks = $derived.by(() => [...this.choice.queue, ...this.choice.picks]);

  constructor(now: () => Now) {
    this.#now = now;
  }

  send(move: string | null): void {
    if (move && !this.#now().busy) this.#now().onmove(move);
  }

  chooseTake(take: Take, again: boolean): void {
    this.choice.only({ take: take.move });
    if (again || settings.kept.instant) this.send(take.move);
  }

  chooseCell(cell: string, again: boolean): void {
    const options = this.places.get(cell);
    if (!options?.[0]) this.#refuse(cell);
    else if (again) this.send(this.choice.place);
    else {
      if (this.place?.cell !== cell) this.choice.only({ place: options[0].move });
      if (settings.kept.instant && options.length === 1) this.send(options[0].move);
    }
  }

  startPass(): void {
    const { game, own, legal } = this.#now();
    this.choice.only({ passing: true, kept: keptAtFirst(legal, own.hand, BOARD.jokers[game.round]) });
  }

  keep(letter: string, more: boolean): void {
    const next = more ? this.choice.kept + letter : this.choice.kept.replace(letter, "");
    if (passOf(this.#now().legal, next)) this.choice.kept = next;
  }

  /** Choose a bonus tile while some are due. */
  pick(letter: string): void {
    const { game, own } = this.#now();
    const left = countOf(game.supply, letter) - countOf(this.picks.join(""), letter);
    if (this.colours.includes(letter) && left > 0 && this.picks.length < own.bonus) this.choice.picks = [...this.choice.picks, letter];
  }

  /** Give a bonus tile back: one of a colour, or the last. */
  unpick(letter: string | null = null): void {
    const at = letter ? this.choice.picks.lastIndexOf(letter) : this.choice.picks.length - 1;
    this.choice.picks = this.choice.picks.filter((_, each) => each !== at);
  }

  confirm(): void {
    if (this.mode === "take") this.send(this.choice.take);
    else if (this.mode === "place") this.send(this.choice.passing ? this.pass : this.choice.place);
    else if (this.mode === "bonus" && this.choice.picks.length === this.#now().own.bonus) {
      this.choice.queue = this.choice.picks;
      this.choice.picks = [];
    }
  }

  /** Do what a key means; the board's own keys are not among it. */
  obey(intent: Intent): void {
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
    const { game, own } = this.#now();
    const { text, clause } = reasonOf(cellOf(cell), game, own);
    this.choice.only({ refused: cell, note: { text: t("page-sp-cell-refused", { cell: sayCell(cell, game.board), reason: text }), clause } });
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
