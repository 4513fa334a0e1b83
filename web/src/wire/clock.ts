/** The server's clock, by the dates of its answers: the clock of the browser's machine may be wrong. */
import { createSubscriber } from "svelte/reactivity";

/** Milliseconds. A date in an answer leaves out the fraction of its second, so smaller differences are none. */
const SECOND = 1000;
const TICK = 250;

/** Milliseconds; null until the server has answered. */
let ahead: number | null = null;
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Take note of the date of an answer that came at a time of our own clock. */
export function noteTime(date: string | null, now: number): void {
  const then = Date.parse(date ?? "");
  const differs = then + SECOND / 2 - now;
  if (!Number.isNaN(then)) ahead = Math.abs(differs) > SECOND ? differs : 0;
}

/** Whether the server's time is known. */
export const timeIsKnown = (): boolean => ahead !== null;

/** Whole seconds until a time of the server (in seconds since 1970), never less than 0. Whoever shows them is shown them pass. */
export function secondsUntil(due: number): number {
  ticking();
  return Math.max(0, Math.ceil(due - (Date.now() + (ahead ?? 0)) / SECOND));
}
