/** Animations of the tiles of a move, from the source to the hand. The page shows the new position already. */
import { without } from "./bunch";
import type { Change } from "./changes";
import type { SummerPavilionView } from "./view";

/** Tiles that move: their letters, their source, and the seat that takes them. */
export interface Journey {
  letters: string;
  source: string;
  seat: number;
}

export interface Flight {
  id: string;
  letter: string;
  from: { x: number; y: number };
  by: { x: number; y: number };
  delay: number;
}

/** The source of the tiles of a move: a display, the centre or the supply (`S`); null if it takes none. */
export function sourceOf(move: string): string | null {
  if (/^\+[A-Z]$/.test(move)) return "S";
  return /^([1-9C])[A-Z]$/.exec(move)?.[1] ?? null;
}

/** The journeys between two views: the tiles that a hand has gained. */
export function journeysOf(before: SummerPavilionView, after: SummerPavilionView, changes: readonly Change[]): Journey[] {
  return changes.flatMap(({ seat, move }, place) => {
    const source = sourceOf(move);
    const last = !changes.slice(place + 1).some((later) => later.seat === seat);
    const letters = without(after.boards[seat]?.hand ?? "", before.boards[seat]?.hand ?? "");
    return source && last && letters ? [{ letters, source, seat }] : [];
  });
}

/** The flights of a journey on the page; none if its start or its end is not visible. */
export function flightsOf({ letters, source, seat }: Journey, id: string): Flight[] {
  const from = seen(`[data-source="${source}"]`);
  const to = seen(`[data-hand="${seat}"]`);
  if (!from || !to) return [];
  const by = { x: to.x - from.x, y: to.y - from.y };
  return [...letters].map((letter, place) => ({ id: `${id}-${place}`, letter, from: { x: from.x + 10 * place, y: from.y }, by, delay: 40 * place }));
}

function seen(selector: string): { x: number; y: number } | null {
  const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const box = boxes.find(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
  return box ? { x: box.left + Math.min(box.width / 2, 60), y: box.top + box.height / 2 } : null;
}
