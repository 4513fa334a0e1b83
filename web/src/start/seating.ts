/** Sitting down: make a table, or take a seat, and remember the secret. */
import { here } from "../route.svelte";
import { settings } from "../settings/settings.svelte";
import { clientFor } from "../wire/client";
import { keepSeat, newSeed, ownSeat } from "../wire/secrets";
import type { Seated, Told } from "../wire/types";
import { t, words } from "../words/words.svelte";
import { asked, keepPlan, namesIn, type Plan } from "./plans";

/** The name of the reader, as others see it. */
export function ownName(): string {
  return settings.kept.name.trim() || t("page-guest");
}

/** Make the table, start it if nobody else is expected, and go there. */
export async function makeTable(plan: Plan): Promise<void> {
  const client = clientFor(words.language);
  const seated = await client.make(asked(plan, ownName()));
  keepPlan(plan);
  remember(seated, namesIn(plan));
  if (seated.seats.length) await client.act(seated.id, "seed", { seed: newSeed() }, seated.secret);
  if (!plan.chairs.some((chair) => chair.sitter === "friend")) await client.act(seated.id, "start", {}, seated.secret);
  here.go(`/t/${seated.id}`);
}

/** A secret of our own making: if no answer comes, the same seat can be asked for again. */
const brought = newSeed() + newSeed();

/** Take an open seat. */
export async function takeSeat(id: string, seat: number, secret: string | null): Promise<void> {
  const asks = { name: ownName(), seat, seed: newSeed(), secret: secret === null ? brought : null };
  remember(await clientFor(words.language).act<Seated>(id, "join", asks, secret));
}

/** Ask for a rematch and go there; the same secret holds the seat one further. */
export async function playAgain(id: string, secret: string): Promise<void> {
  const told = await clientFor(words.language).act<Told>(id, "rematch", {}, secret);
  const { players, game } = told.table;
  const further = (seat: number): number => (seat + players - 1) % players; // everybody moves on by one (docs/protocols/server.md)
  const before = ownSeat(id);
  const seats = (before?.seats ?? []).map(further).sort((one, other) => one - other);
  const names = Object.fromEntries(Object.entries(before?.names ?? {}).map(([seat, name]) => [further(Number(seat)), name]));
  keepSeat(told.table.id, { secret, seats, game, at: Date.now(), names });
  here.go(`/t/${told.table.id}`);
}

function remember(seated: Seated, names: Record<number, string> = {}): void {
  keepSeat(seated.id, { secret: seated.secret, seats: seated.seats, game: seated.told.table.game, at: Date.now(), names });
}
