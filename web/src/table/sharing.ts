/** Several people on one screen: who is to look at it now. */
import type { TableTold } from "../wire/types";

/** Whether a seat owes a decision that is not made yet. */
export const owes = (table: TableTold, seat: number | null): boolean =>
  table.status === "playing" && seat !== null && table.decide.includes(seat) && !table.ready.includes(seat);

/** The one of these seats that has to decide next; null if none has. */
export const nextOf = (table: TableTold, seats: readonly number[]): number | null => seats.find((seat) => owes(table, seat)) ?? null;

/** Whose eyes a screen has; `decided` once they have made a decision. Where hands are hidden, nobody's until somebody says who they are. */
export function eyesOf(table: TableTold, seats: readonly number[], now: number | null, hidden: boolean, decided: boolean): number | null {
  if (seats.length < 2) return now;
  if (hidden) return owes(table, now) && !decided ? now : null;
  return owes(table, now) ? now : (nextOf(table, seats) ?? now);
}
