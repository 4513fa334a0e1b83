/** The takes of a game of Azul, read from the log. */
import type { LogEvent } from "../../wire/types";
import { readMove, type Line, type Source, type Take } from "./moves";

/** A take that was made, with the number of its tiles. */
export interface Taken {
  revision: number;
  seat: number;
  source: Source;
  colour: string;
  count: number;
  /** The tiles that moved to the centre. */
  rest: string;
  line: Line;
  text: string;
}

/** The log without the events that were taken back. */
export function withoutTakebacks(log: readonly LogEvent[]): LogEvent[] {
  let remaining: LogEvent[] = [];
  for (const event of log) {
    const undone = event.takeback;
    if (undone === undefined) remaining.push(event);
    else remaining = remaining.filter((each) => each.revision <= undone);
  }
  return remaining;
}

/** All takes of the game. Deals and takes are replayed to count their tiles. */
export function allTakes(log: readonly LogEvent[]): Taken[] {
  const table = new Map<Source, string>();
  return withoutTakebacks(log).flatMap((event) => {
    if (event.chance?.startsWith("deal")) deal(table, event.chance);
    const move = readMove(event.move ?? "");
    if (move?.kind !== "take" || event.seat === undefined) return [];
    const { source, colour, line } = move;
    return [{ revision: event.revision, seat: event.seat, source, colour, line, text: event.move!, ...takeFrom(table, move) }];
  });
}

/** The takes since the last deal. */
export function takesOfRound(log: readonly LogEvent[]): Taken[] {
  const dealt = withoutTakebacks(log).findLast((event) => event.chance?.startsWith("deal"))?.revision ?? 0;
  return allTakes(log).filter((take) => take.revision > dealt);
}

/** The last event, if it was a take. */
export function lastTake(log: readonly LogEvent[]): Taken | null {
  const last = takesOfRound(log).at(-1);
  return last && last.revision === withoutTakebacks(log).at(-1)?.revision ? last : null;
}

function deal(table: Map<Source, string>, text: string): void {
  table.clear();
  bunches(text).forEach((bunch, each) => table.set(each + 1, bunch));
}

function bunches(deal: string): string[] {
  return deal.split(" ").slice(1).map((bunch) => (bunch === "-" ? "" : bunch));
}

function takeFrom(table: Map<Source, string>, { source, colour }: Take): { count: number; rest: string } {
  const bunch = table.get(source) ?? "";
  const left = bunch.replaceAll(colour, "");
  const count = bunch.length - left.length;
  table.set(source, source === "C" ? left : "");
  if (source === "C") return { count, rest: "" };
  table.set("C", (table.get("C") ?? "") + left);
  return { count, rest: left };
}
