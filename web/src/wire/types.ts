/** Short names for the types of the server's answers, which are generated from its OpenAPI schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type SeatPayload = Schemas["SeatPayload"];
export type TablePayload = Schemas["TablePayload"];
export type NoticePayload = Schemas["NoticePayload"];
export type GamePayload = Schemas["GamePayload"];
export type ChairPayload = Schemas["ChairPayload"];
export type Seated = Schemas["SeatedPayload"];
export type Offer = Schemas["OfferPayload"];
export type GameListed = Schemas["GameListed"];
export type TableListed = Schemas["TableListed"];
export type TableList = Schemas["TableList"];
export type Refusal = Schemas["RefusalPayload"];
export type ErrorPayload = Schemas["ErrorPayload"];
export type MakeTable = Schemas["MakeTableRequest"];
export type Replay = Schemas["ReplayPayload"];
export type Tally = Schemas["TallyPayload"];
export type TallyItem = Schemas["TallyItemPayload"];
export type ReplayStep = Schemas["ReplayStepPayload"];
/** A message from the server on the socket of a table. */
export type ServerMessage = Schemas["ServerMessage"];

/** Any event of a game, as a seat may know it: the fields of a move, a draw, a takeback, or a game that was left. */
export interface LogEvent {
  revision: number;
  seat?: number;
  move?: string;
  chance?: string;
  takeback?: number;
  left?: number | null;
}
