/** The view of a seat in Summer Pavilion, as the notation defines it. */

export type Side = "coloured" | "grey";

/** One player's board, tiles and score. */
export interface SeatView {
  score: number;
  hand: string;
  kept: string;
  passed: boolean;
  bonus: number;
  cells: Readonly<Record<string, string>>;
}

export interface SummerPavilionView {
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

/** The view of a seat with its type. */
export const summerPavilionView = (view: Record<string, unknown>): SummerPavilionView => view as unknown as SummerPavilionView;
