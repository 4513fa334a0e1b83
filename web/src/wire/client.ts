/** Requests to the server. A refusal is thrown as an error with the server's message in the reader's language. */
import { noteTime } from "./clock";
import type { ErrorPayload, MakeTable, Offer, Refusal, Replay, Seated, TableList, Tally, SeatPayload } from "./types";

/** The server has refused a request; `error` has the reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorPayload,
  ) {
    super(error.message);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

export interface Client {
  offer(): Promise<Offer>;
  tables(status: "waiting" | "playing" | "over"): Promise<TableList>;
  make(table: MakeTable): Promise<Seated>;
  look(id: string, seat: number | null, secret: string | null): Promise<SeatPayload>;
  /** Any other action at a table: join, start, seed, leave, return, hand, wait, end, rematch or takeback. */
  act<Answer = SeatPayload>(id: string, what: string, body: object, secret: string | null): Promise<Answer>;
  record(id: string): Promise<string>;
  replay(id: string): Promise<Replay>;
  /** Where the points of a finished game came from. */
  tally(id: string): Promise<Tally>;
}

/** A client whose answers are in a language. */
export function clientFor(language: string): Client {
  const ask = async (path: string, body?: object, secret?: string | null): Promise<Response> => {
    const headers: Record<string, string> = { "Accept-Language": language };
    if (body) headers["Content-Type"] = "application/json";
    if (secret) headers["Authorization"] = `Bearer ${secret}`;
    const method = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`/api${path}`, { headers, ...method }).catch((reason: unknown) => {
      throw new Unreachable(String(reason));
    });
    noteTime(response.headers.get("Date"), Date.now());
    if (!response.ok) throw new Refused(response.status, ((await response.json()) as Refusal).error);
    return response;
  };
  const json = async <Answer>(path: string, body?: object, secret?: string | null): Promise<Answer> =>
    (await (await ask(path, body, secret)).json()) as Answer;
  return {
    offer: () => json("/offer"),
    tables: (status) => json(`/tables?status=${status}`),
    make: (table) => json("/tables", table),
    look: (id, seat, secret) => json(`/tables/${id}${seat === null ? "" : `?seat=${seat}`}`, undefined, secret),
    act: (id, what, body, secret) => json(`/tables/${id}/${what}`, body, secret),
    tally: (id) => json(`/tables/${id}/tally`),
    replay: (id) => json(`/tables/${id}/replay`),
    record: async (id) => (await ask(`/tables/${id}/record`)).text(),
  };
}
