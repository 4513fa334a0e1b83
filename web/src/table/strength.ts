/** Bots that are not at full strength yet: what is said of them. */
import type { ChairTold, TableTold } from "../wire/types";
import { secondsUntil } from "../wire/clock";
import { t } from "../words/words.svelte";

/** The bots of a table that are not at full strength. */
export interface Warming {
  seats: readonly number[];
  /** When the last of them is expected to be. */
  due: number;
}

export function warmingOf(table: TableTold): Warming | null {
  const cold = table.chairs.flatMap(({ seat, strength_due: due }) => (due === null ? [] : [{ seat, due }]));
  return cold.length ? { seats: cold.map(({ seat }) => seat), due: Math.max(...cold.map(({ due }) => due)) } : null;
}

/** What stands at a seat; empty if its bot is at full strength, or if it has none. */
export const strengthNote = ({ strength_due: due }: ChairTold): string =>
  due === null ? "" : t("page-warming-seat", { seconds: secondsUntil(due) });
