/** The moves between two views, with what they scored. */
import type { LogEvent } from "../../wire/types";
import type { SummerPavilionView } from "./view";

export interface Change {
  revision: number;
  seat: number;
  move: string;
  /** The change of the score; only the last move of a seat has it. */
  points: number;
}

/** The moves between two views. The last move of a seat has its points; the points of the game end are left out. */
export function changesBetween(before: SummerPavilionView, after: SummerPavilionView, fresh: readonly LogEvent[]): Change[] {
  const moves = fresh.flatMap(({ revision, seat, move }) =>
    seat === undefined || move === undefined ? [] : [{ revision, seat, move }],
  );
  return moves.map((each, place) => {
    const last = !moves.slice(place + 1).some((later) => later.seat === each.seat);
    const points = (after.boards[each.seat]?.score ?? 0) - (before.boards[each.seat]?.score ?? 0);
    return { ...each, points: last && after.phase !== "over" ? points : 0 };
  });
}

/** The last moves of all seats, the latest first. */
export function recent(log: readonly LogEvent[], most: number): Change[] {
  const moves = log.flatMap(({ revision, seat, move }) => (seat === undefined || move === undefined ? [] : [{ revision, seat, move, points: 0 }]));
  return moves.slice(-most).reverse();
}
