/** Boards, views and outlooks for the tests. */
import type { TakeOutlook } from "./outlook";
import type { AzulView, Board } from "./view";

/** An empty wall. */
export const EMPTY = [".....", ".....", ".....", ".....", "....."];
/** An empty board with the given changes. */
export const board = (change: Partial<Board> = {}): Board => ({ score: 0, lines: ["", "", "", "", ""], wall: EMPTY, floor: "", ...change });
/** A view of some boards. */
export const view = (boards: Board[], change: Partial<AzulView> = {}): AzulView => ({
  wall: "coloured", players: boards.length, round: 1, phase: "offer", starter: 0, bag: "", lid: "", displays: ["", "", "", "", ""],
  centre: "", marker: "centre", boards, ...change,
});
/** The outlook of a take that fills a line. */
export const take = (change: Partial<TakeOutlook> = {}): TakeOutlook => ({
  kind: "take", colour: "B", tiles: 2, line: 2, missing: 0, completes: true, columns: [null, null, 3, null, null], points: 3, others: 0,
  exact: true, bonus: { row: 0, column: 0, colour: 0 }, floor: 0, lid: 0, penalty: 0, marker: false, centre: "", ends_round: false,
  ends_game: false, ...change,
});
/** Some legal moves. */
export const LEGAL = ["1B>2", "1B>F", "1R>1", "1R>F", "CB>2", "CB>F"];
