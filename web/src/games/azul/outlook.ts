/** What the server says a move would do; see the outlooks of the protocol. */

export interface Bonus {
  row: number;
  column: number;
  colour: number;
}

export interface TakeOutlook {
  kind: "take";
  colour: string;
  tiles: number;
  line: number;
  missing: number | null;
  completes: boolean;
  columns: readonly (number | null)[];
  points: number;
  others: number;
  exact: boolean;
  bonus: Bonus | null;
  floor: number;
  lid: number;
  penalty: number;
  marker: boolean;
  centre: string;
  ends_round: boolean;
  ends_game: boolean;
}

export interface TileOutlook {
  kind: "tile";
  colour: string;
  points: number;
  bonus: Bonus;
  dropped: string;
  floor: number;
  lid: number;
  penalty: number;
  ends_game: boolean;
}

export type Outlook = TakeOutlook | TileOutlook;

/** The outlook of a move, if the server told one. */
export function outlookOf(outlooks: Record<string, Record<string, unknown>>, move: string | null): Outlook | null {
  return move === null ? null : ((outlooks[move] as unknown as Outlook | undefined) ?? null);
}

/** Whether a full line would find no column and fall to the floor (a grey wall only). */
export function falls(outlook: TakeOutlook): boolean {
  return outlook.completes && (outlook.columns ?? []).every((points) => points === null);
}
