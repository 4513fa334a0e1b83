/** The state of a table in the page, as a pure function of the messages from the server. */
import type { ErrorPayload, LogEvent, SeatPayload, ServerMessage } from "./types";

/** The state of the connection to the server. */
export type Connection = "connecting" | "open" | "lost";

/** A decision that was sent and has not been answered yet. */
export interface Pending {
  id: string;
  seat: number;
  move: string;
  revision: number;
}

/** What the page knows about a table. */
export interface Subscription {
  connection: Connection;
  payload: SeatPayload | null;
  /** All events of the game, in order. */
  log: readonly LogEvent[];
  pending: Pending | null;
  refused: ErrorPayload | null;
}

/** The state before the first message. */
export const INITIAL: Subscription = { connection: "connecting", payload: null, log: [], pending: null, refused: null };

/** The state after a message from the server. */
export function received(before: Subscription, message: ServerMessage): Subscription {
  switch (message.tell) {
    case "news":
      return withPayload(before, message.news);
    case "receipt":
      return before.pending?.id === message.id ? { ...before, pending: null, refused: null } : before;
    case "refused": {
      const fresh = message.news ? withPayload(before, message.news) : before;
      const pending = fresh.pending?.id === message.id ? null : fresh.pending;
      return { ...fresh, pending, refused: message.error };
    }
    default:
      return before;
  }
}

/** The state after a decision was sent. */
export function sent(before: Subscription, pending: Pending): Subscription {
  return { ...before, pending, refused: null };
}

/** The state after the connection has changed. */
export function withConnection(before: Subscription, connection: Connection): Subscription {
  return { ...before, connection };
}

/** The revision of the last known event; the server sends later ones. */
export function lastRevision(state: Subscription): number {
  return state.log.at(-1)?.revision ?? 0;
}

function withPayload(before: Subscription, payload: SeatPayload): Subscription {
  const older = before.payload !== null && payload.table.revision < before.payload.table.revision;
  if (older) return before;
  const last = lastRevision(before);
  const fresh = payload.events.filter((event) => event.revision > last);
  const started = before.payload?.table.status === "waiting" && payload.table.status !== "waiting";
  return { ...before, payload, log: started ? fresh : [...before.log, ...fresh] };
}
