/** Several people on one screen: whose seat it shows now. */
import type { TablePayload } from "../wire/types";

/** Whether a seat has to decide. */
export const owes = (table: TablePayload, seat: number | null): boolean =>
  table.status === "playing" && seat !== null && table.decide.includes(seat) && !table.ready.includes(seat);

/** The one of these seats that has to decide next; null if none has. */
export const nextOf = (table: TablePayload, seats: readonly number[]): number | null => seats.find((seat) => owes(table, seat)) ?? null;

/** The seat that a screen shows; `decided` if it has just decided. With hidden hands it is null until a player confirms. */
export function viewerOf(table: TablePayload, seats: readonly number[], now: number | null, hidden: boolean, decided: boolean): number | null {
  if (seats.length < 2) return now;
  if (hidden) return owes(table, now) && !decided ? now : null;
  return owes(table, now) ? now : (nextOf(table, seats) ?? now);
}
