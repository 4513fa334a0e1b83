/** The answers of the server, by the names this page uses; made from the server's own schema, so they can not drift. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Told = Schemas["Told"];
export type TableTold = Schemas["TableTold"];
export type GameTold = Schemas["GameTold"];
export type ChairTold = Schemas["ChairTold"];
export type Seated = Schemas["Seated"];
export type Offer = Schemas["Offer"];
export type GameListed = Schemas["GameListed"];
export type TableListed = Schemas["TableListed"];
export type TableList = Schemas["TableList"];
export type Refusal = Schemas["Refusal"];
export type ErrorTold = Schemas["ErrorTold"];
export type MakeTable = Schemas["MakeTable"];
export type Replay = Schemas["Replay"];
export type Tally = Schemas["Tally"];
export type TallyItem = Schemas["TallyItem"];
export type Receipt = Schemas["ReceiptTold"];

/** One thing that happened, as a seat is told of it. */
export interface Happened {
  revision: number;
  seat?: number;
  move?: string;
  chance?: string;
  takeback?: number;
  left?: number | null;
}
