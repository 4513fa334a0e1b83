/** A finished game step by step: what happened, and the table after it. */
import type { Happened } from "../wire/types";

export interface Step {
  event: Happened | null;
  view: Record<string, unknown>;
}

/** A place in a game that a key leads to; the same place for a key that means nothing here. */
export function placeAfter(key: string, at: number, last: number): number {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  return within(places[key] ?? at, last);
}

/** A place that is in the game. */
export function within(at: number, last: number): number {
  return Math.max(0, Math.min(last, at));
}
