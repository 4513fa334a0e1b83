/** What has happened since the page last looked: spoken once, scored in the list, drawn as decoration. */
import { settings } from "../../settings/settings.svelte";
import type { Happened } from "../../wire/types";
import { t } from "../../words/words.svelte";
import { changesBetween, recent, type Change } from "./changes";
import { flightsOf, journeysOf, type Flight } from "./flights";
import type { Pavilion } from "./view";
import { signed } from "../../words/numbers";
import { sayMove } from "./wording";

/** A tile that has just been placed. */
export interface Landed {
  seat: number;
  cell: string;
  points: number;
}

export class News {
  /** The last changes in words. */
  told = $state("");
  landed: Landed | null = $state(null);
  flights: Flight[] = $state([]);
  #scored: Record<number, number> = $state({});
  #before: { game: Pavilion; revision: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Look at a view; true if it is a new one. */
  look(game: Pavilion, revision: number, log: readonly Happened[], nameOf: (seat: number) => string): boolean {
    const before = this.#before;
    this.#before = { game, revision };
    if (before && before.revision < revision) this.#tell(before.game, game, log.filter((each) => each.revision > before.revision), nameOf);
    return before?.revision !== revision;
  }

  /** The last moves with what they scored, as far as this page has seen it. */
  recent(log: readonly Happened[], most: number): Change[] {
    return recent(log, most).map((change) => ({ ...change, points: this.#scored[change.revision] ?? 0 }));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(before: Pavilion, game: Pavilion, fresh: readonly Happened[], nameOf: (seat: number) => string): void {
    const changes = changesBetween(before, game, fresh);
    for (const { revision, points } of changes) if (points) this.#scored[revision] = points;
    this.told = changes.map((change) => this.#say(change, game, nameOf)).join(". ");
    this.stop();
    this.landed = null;
    this.flights = [];
    if (settings.slowness) this.#decorate(before, game, changes);
  }

  #say({ seat, move, points }: Change, game: Pavilion, nameOf: (seat: number) => string): string {
    const facts = { name: nameOf(seat), what: sayMove(move, game.board), points: signed(points) };
    return t(points ? "page-sp-told" : "page-sp-told-plain", facts);
  }

  #decorate(before: Pavilion, game: Pavilion, changes: readonly Change[]): void {
    this.flights = journeysOf(before, game, changes).flatMap((journey) => flightsOf(journey, `${changes.at(-1)?.revision}-${journey.seat}`));
    const last = changes.findLast((change) => change.move.includes("."));
    if (last && last.points > 0) this.landed = { seat: last.seat, cell: last.move.split(":")[0]!, points: last.points };
    this.#timer = setTimeout(() => {
      this.landed = null;
      this.flights = [];
    }, 1500 * settings.slowness);
  }
}
