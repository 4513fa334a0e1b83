/** A table of Summer Pavilion as the notation writes it. */

export type Side = "coloured" | "grey";

/** What lies before one player. */
export interface SeatView {
  score: number;
  hand: string;
  kept: string;
  passed: boolean;
  bonus: number;
  cells: Readonly<Record<string, string>>;
}

export interface Pavilion {
  board: Side;
  players: number;
  round: number;
  joker: string;
  phase: "take" | "place" | "over";
  starter: number;
  bag: string;
  tower: string;
  supply: string;
  displays: readonly string[];
  centre: string;
  token: "centre" | number;
  boards: readonly SeatView[];
}

/** The view of a seat, by its names. */
export const pavilionOf = (view: Record<string, unknown>): Pavilion => view as unknown as Pavilion;
