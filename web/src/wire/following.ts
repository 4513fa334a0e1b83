/** What a page knows of a table: a pure function of what it was told. */
import type { ErrorTold, Happened, Told } from "./types";

/** Whether the server can be heard. */
export type Line = "connecting" | "open" | "lost";

/** A decision that was sent and is not answered yet. */
export interface Pending {
  id: string;
  seat: number;
  move: string;
  revision: number;
}

export interface Following {
  line: Line;
  told: Told | null;
  /** All that has happened, in order. */
  log: readonly Happened[];
  pending: Pending | null;
  refused: ErrorTold | null;
}

export type News =
  | { tell: "news"; news: Told }
  | { tell: "receipt"; id: string; receipt: object }
  | { tell: "refused"; id?: string | null; status: number; error: ErrorTold; news?: Told }
  | { tell: "done"; id?: string }
  | { tell: "pong"; id?: string };

export const nothingYet: Following = { line: "connecting", told: null, log: [], pending: null, refused: null };

/** The next state after something was heard. */
export function heard(before: Following, message: News): Following {
  switch (message.tell) {
    case "news":
      return told(before, message.news);
    case "receipt":
      return before.pending?.id === message.id ? { ...before, pending: null, refused: null } : before;
    case "refused": {
      const fresh = message.news ? told(before, message.news) : before;
      const pending = fresh.pending?.id === message.id ? null : fresh.pending;
      return { ...fresh, pending, refused: message.error };
    }
    default:
      return before;
  }
}

/** The next state when a decision is sent. */
export function sent(before: Following, pending: Pending): Following {
  return { ...before, pending, refused: null };
}

/** The next state when the line changes. */
export function lineIs(before: Following, line: Line): Following {
  return { ...before, line };
}

/** The revision from which on news are wanted. */
export function since(state: Following): number {
  return state.log.at(-1)?.revision ?? 0;
}

function told(before: Following, news: Told): Following {
  const older = before.told !== null && news.table.revision < before.told.table.revision;
  if (older) return before;
  const last = since(before);
  const fresh = (news.events as unknown as Happened[]).filter((event) => event.revision > last);
  const started = before.told?.table.status === "waiting" && news.table.status !== "waiting";
  return { ...before, told: news, log: started ? fresh : [...before.log, ...fresh] };
}
