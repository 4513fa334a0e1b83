/** Tells a wall-tiling step by step over a board that is already right. Any key or tap ends it. */
import { settings } from "../../settings/settings.svelte";
import type { Step, Tale } from "./tale";

const STEP = 900;
const PER_TILE = 60;

export class Teller {
  tales: readonly Tale[] = $state.raw([]);
  /** The round that was told. */
  round = $state(0);
  /** The step that is shown; null when nothing is told. */
  at: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begin to tell; without motion the list alone tells it. */
  tell(tales: readonly Tale[], round: number): void {
    this.skip();
    this.tales = tales;
    this.round = round;
    if (settings.slowness > 0) this.#show(0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.at = null;
  }

  /** What is told of a seat right now. */
  step(seat: number): Step | null {
    return this.at === null ? null : (this.of(seat)?.steps[this.at] ?? null);
  }

  of(seat: number): Tale | undefined {
    return this.tales.find((tale) => tale.seat === seat);
  }

  #show(at: number): void {
    const steps = this.tales.flatMap((tale) => tale.steps[at] ?? []);
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
