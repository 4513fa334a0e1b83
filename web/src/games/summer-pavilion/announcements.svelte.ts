/** Announces changes between two views: a text for screen readers, points for the list of moves, animations. */
import { settings } from "../../settings/settings.svelte";
import type { LogEvent } from "../../wire/types";
import { t } from "../../messages/messages.svelte";
import { changesBetween, recent, type Change } from "./changes";
import { flightsOf, journeysOf, type Flight } from "./flights";
import type { SummerPavilionView } from "./view";
import { signed } from "../../messages/numbers";
import { describeMove } from "./messages";

/** A tile that has just been placed. */
export interface Landed {
  seat: number;
  cell: string;
  points: number;
}

/** The announcements of one table. */
export class Announcements {
  /** The description of the last changes, for screen readers. */
  text = $state("");
  landed: Landed | null = $state(null);
  flights: Flight[] = $state([]);
  #scored: Record<number, number> = $state({});
  #before: { game: SummerPavilionView; revision: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Compare a view with the last one; true if it is a new one. */
  update(game: SummerPavilionView, revision: number, log: readonly LogEvent[], nameOf: (seat: number) => string): boolean {
    const before = this.#before;
    this.#before = { game, revision };
    if (before && before.revision < revision) this.#announce(before.game, game, log.filter((each) => each.revision > before.revision), nameOf);
    return before?.revision !== revision;
  }

  /** The last moves, with their points if the page has seen them being made. */
  recent(log: readonly LogEvent[], most: number): Change[] {
    return recent(log, most).map((change) => ({ ...change, points: this.#scored[change.revision] ?? 0 }));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #announce(before: SummerPavilionView, game: SummerPavilionView, fresh: readonly LogEvent[], nameOf: (seat: number) => string): void {
    const changes = changesBetween(before, game, fresh);
    for (const { revision, points } of changes) if (points) this.#scored[revision] = points;
    this.text = changes.map((change) => this.#describe(change, game, nameOf)).join(". ");
    this.stop();
    this.landed = null;
    this.flights = [];
    if (settings.slowness) this.#decorate(before, game, changes);
  }

  #describe({ seat, move, points }: Change, game: SummerPavilionView, nameOf: (seat: number) => string): string {
    const facts = { name: nameOf(seat), what: describeMove(move, game.board), points: signed(points) };
    return t(points ? "page-summer-pavilion-announced" : "page-summer-pavilion-announced-plain", facts);
  }

  #decorate(before: SummerPavilionView, game: SummerPavilionView, changes: readonly Change[]): void {
    this.flights = journeysOf(before, game, changes).flatMap((journey) => flightsOf(journey, `${changes.at(-1)?.revision}-${journey.seat}`));
    const last = changes.findLast((change) => change.move.includes("."));
    if (last && last.points > 0) this.landed = { seat: last.seat, cell: last.move.split(":")[0]!, points: last.points };
    this.#timer = setTimeout(() => {
      this.landed = null;
      this.flights = [];
    }, 1500 * settings.slowness);
  }
}
