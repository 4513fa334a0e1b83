/** Bots that are not at full strength yet. */
import type { ChairPayload, TablePayload } from "../wire/types";
import { secondsUntil } from "../wire/clock";
import { t } from "../messages/messages.svelte";

/** The bots of a table that are not at full strength. */
export interface Warming {
  seats: readonly number[];
  /** When the last of them is expected to be at full strength. */
  due: number;
}

export function warmingOf(table: TablePayload): Warming | null {
  const cold = table.chairs.flatMap(({ seat, strength_due: due }) => (due === null ? [] : [{ seat, due }]));
  return cold.length ? { seats: cold.map(({ seat }) => seat), due: Math.max(...cold.map(({ due }) => due)) } : null;
}

/** The note at a seat; empty if its bot is at full strength, or if it has no bot. */
export const strengthNote = ({ strength_due: due }: ChairPayload): string =>
  due === null ? "" : t("page-warming-seat", { seconds: secondsUntil(due) });
