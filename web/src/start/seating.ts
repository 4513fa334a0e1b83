/** Make a table or take a seat, and store the secret of the seat. */
import { here } from "../route.svelte";
import { settings } from "../settings/settings.svelte";
import { clientFor } from "../wire/client";
import { storeSeat, newSeed, ownSeat } from "../wire/secrets";
import type { Seated, SeatPayload } from "../wire/types";
import { messages, t } from "../messages/messages.svelte";
import { asked, storePlan, namesIn, type Plan } from "./plans";

/** The reader's name, as others see it. */
export function ownName(): string {
  return settings.stored.name.trim() || t("page-guest");
}

/** Make the table, start it if nobody else is expected, and go there. */
export async function makeTable(plan: Plan): Promise<void> {
  const client = clientFor(messages.language);
  const seated = await client.make(asked(plan, ownName()));
  storePlan(plan);
  remember(seated, namesIn(plan));
  if (seated.seats.length) await client.act(seated.id, "seed", { seed: newSeed() }, seated.secret);
  if (!plan.chairs.some((chair) => chair.sitter === "friend")) await client.act(seated.id, "start", {}, seated.secret);
  here.go(`/t/${seated.id}`);
}

/** The browser makes the secret: if no answer arrives, it can ask for the same seat again. */
const brought = newSeed() + newSeed();

/** Take an open seat. */
export async function takeSeat(id: string, seat: number, secret: string | null): Promise<void> {
  const asks = { name: ownName(), seat, seed: newSeed(), secret: secret === null ? brought : null };
  remember(await clientFor(messages.language).act<Seated>(id, "join", asks, secret));
}

/** Ask for a rematch and go there; the same secret is valid for the next seat. */
export async function playAgain(id: string, secret: string): Promise<void> {
  const payload = await clientFor(messages.language).act<SeatPayload>(id, "rematch", {}, secret);
  const { players, game } = payload.table;
  const further = (seat: number): number => (seat + players - 1) % players; // everybody moves on by one (docs/protocols/server.md)
  const before = ownSeat(id);
  const seats = (before?.seats ?? []).map(further).sort((one, other) => one - other);
  const names = Object.fromEntries(Object.entries(before?.names ?? {}).map(([seat, name]) => [further(Number(seat)), name]));
  storeSeat(payload.table.id, { secret, seats, game, at: Date.now(), names });
  here.go(`/t/${payload.table.id}`);
}

function remember(seated: Seated, names: Record<number, string> = {}): void {
  storeSeat(seated.id, { secret: seated.secret, seats: seated.seats, game: seated.told.table.game, at: Date.now(), names });
}
