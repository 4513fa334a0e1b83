/** The sentence of the status line, which is the same for all games, and the names of seats. */
import type { TablePayload } from "../wire/types";
import { t } from "../messages/messages.svelte";

/** The name of each seat: a person's name, a bot's level, or the number of the seat. Equal names are numbered. */
export function namesOf(table: TablePayload, own: Record<number, string> = {}): string[] {
  const called = table.chairs.map(({ seat, name, bot }) => own[seat] ?? name ?? (bot ? botName(bot) : null));
  return called.map((name, seat) => {
    if (name === null) return t("page-seat-number", { number: seat + 1 });
    const alike = called.flatMap((each, other) => (each === name ? [other] : []));
    return alike.length > 1 ? `${name} (${alike.indexOf(seat) + 1})` : name;
  });
}

/** A bot's name in the reader's language. */
export function botName(bot: string): string {
  const level = /^level-([1-8])$/.exec(bot)?.[1];
  return level ? t("page-bot-level", { level: Number(level) }) : bot;
}

/** The sentence of the status line: who has to decide, or who has won. */
export function sentenceOf(table: TablePayload, seat: number | null, names: readonly string[]): string {
  if (table.status === "waiting") return t("page-status-waiting");
  if (table.status === "over") return overSentence(table, seat, names);
  const missing = table.decide.filter((each) => !table.ready.includes(each));
  if (table.decide.length > 1 || table.ready.length > 0) {
    const count = { ready: table.ready.length, all: table.players };
    return seat !== null && missing.includes(seat) ? t("page-status-choose-secretly", count) : t("page-status-ready", count);
  }
  if (seat !== null && missing.includes(seat)) return t("page-status-your-turn");
  return t("page-status-their-turn", { name: missing.map((each) => names[each] ?? "").join(", ") });
}

function overSentence(table: TablePayload, seat: number | null, names: readonly string[]): string {
  const ranks = table.result?.ranks;
  if (!ranks) return t("page-status-ended");
  const winners = ranks.flatMap((rank, each) => (rank === 1 ? [each] : []));
  if (winners.length === 1 && winners[0] === seat) return t("page-status-you-win");
  const who = winners.map((each) => names[each] ?? "").join(", ");
  return winners.length === 1 ? t("page-status-they-win", { name: who }) : t("page-status-shared-win", { names: who });
}
