/** Tiles that glide over a page that is already right: from where they lay to where they lie now. */
import { without } from "./bunch";
import type { Change } from "./changes";
import type { Pavilion } from "./view";

/** Tiles on their way: letters, the place they come from, the seat they go to. */
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

/** Where the tiles of a move come from: a display, the centre, the supply (`S`); null if none come. */
export function sourceOf(move: string): string | null {
  if (/^\+[A-Z]$/.test(move)) return "S";
  return /^([1-9C])[A-Z]$/.exec(move)?.[1] ?? null;
}

/** The journeys between two views: what is in a hand now and was not before. */
export function journeysOf(before: Pavilion, after: Pavilion, changes: readonly Change[]): Journey[] {
  return changes.flatMap(({ seat, move }, place) => {
    const source = sourceOf(move);
    const last = !changes.slice(place + 1).some((later) => later.seat === seat);
    const letters = without(after.boards[seat]?.hand ?? "", before.boards[seat]?.hand ?? "");
    return source && last && letters ? [{ letters, source, seat }] : [];
  });
}

/** The flights of a journey between what is marked on the page; none if either end is out of sight. */
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
