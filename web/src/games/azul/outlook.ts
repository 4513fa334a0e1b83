/** Outlooks of Azul: what a move would do, as the server sends it (docs/protocols/outlooks.md). */

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

/** The outlook of a move; null if the server has sent none. */
export function outlookOf(outlooks: Record<string, Record<string, unknown>>, move: string | null): Outlook | null {
  return move === null ? null : ((outlooks[move] as unknown as Outlook | undefined) ?? null);
}

/** Whether the tiles of a full line would go to the floor line because no column is free (grey wall only). */
export function falls(outlook: TakeOutlook): boolean {
  return outlook.completes && (outlook.columns ?? []).every((points) => points === null);
}
