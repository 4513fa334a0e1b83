/** Shows the scoring of a wall-tiling step by step. The board shows the result already; any key or tap ends it. */
import { settings } from "../../settings/settings.svelte";
import type { ScoringStep, SeatScoring } from "./scoring";

const STEP = 900;
const PER_TILE = 60;

export class ScoringPlayback {
  scorings: readonly SeatScoring[] = $state.raw([]);
  /** The round that was scored. */
  round = $state(0);
  /** The step that is shown; null if none is. */
  at: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Start at the first step; without animations only the list is shown. */
  play(scorings: readonly SeatScoring[], round: number): void {
    this.skip();
    this.scorings = scorings;
    this.round = round;
    if (settings.slowness > 0) this.#show(0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  /** The step of a seat that is shown now. */
  step(seat: number): ScoringStep | null {
    return this.at === null ? null : (this.of(seat)?.steps[this.at] ?? null);
  }

  of(seat: number): SeatScoring | undefined {
    return this.scorings.find((scoring) => scoring.seat === seat);
  }

  #show(at: number): void {
    const steps = this.scorings.flatMap((scoring) => scoring.steps[at] ?? []);
    const { slowness } = settings;
    if (steps.length === 0 || slowness === 0) {
      this.skip();
      return;
    }
    this.at = at;
    const tiles = Math.max(...steps.map((step) => (step.kind === "tile" ? step.points : 1)));
    this.#timer = setTimeout(() => this.#show(at + 1), (STEP + PER_TILE * tiles) * slowness);
  }
}
