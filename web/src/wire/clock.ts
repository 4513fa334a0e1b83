/** The server's clock, read from the dates of its answers, because the clock of the browser may be wrong. */
import { createSubscriber } from "svelte/reactivity";

/** Milliseconds. The date of an answer has no fraction of a second, so smaller differences are ignored. */
const SECOND = 1000;
const TICK = 250;

/** By how many milliseconds the server's clock is ahead; null until the server has answered. */
let ahead: number | null = null;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Set the server's clock by the date of an answer that arrived at `now` of our own clock. */
export function noteTime(date: string | null, now: number): void {
  const then = Date.parse(date ?? "");
  const differs = then + SECOND / 2 - now;
  if (!Number.isNaN(then)) ahead = Math.abs(differs) > SECOND ? differs : 0;
}

/** Whether the server's time is known. */
export const timeIsKnown = (): boolean => ahead !== null;

/** Whole seconds until a time of the server (in seconds since 1970), at least 0. A component that shows them is updated. */
export function secondsUntil(due: number): number {
  ticking();
  return Math.max(0, Math.ceil(due - (Date.now() + (ahead ?? 0)) / SECOND));
}
