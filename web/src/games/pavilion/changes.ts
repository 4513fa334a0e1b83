/** What changed between two views: whose move it was, where, and what it scored. */
import type { Happened } from "../../wire/types";
import type { Pavilion } from "./view";

export interface Change {
  revision: number;
  seat: number;
  move: string;
  /** What the score changed by; told with the last move of a seat. */
  points: number;
}

/** The moves between two views with what they scored; a seat's points stand at its last move, and the end has its own list. */
export function changesBetween(before: Pavilion, after: Pavilion, fresh: readonly Happened[]): Change[] {
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
export function recent(log: readonly Happened[], most: number): Change[] {
  const moves = log.flatMap(({ revision, seat, move }) => (seat === undefined || move === undefined ? [] : [{ revision, seat, move, points: 0 }]));
  return moves.slice(-most).reverse();
}
