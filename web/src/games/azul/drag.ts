/** Which tiles a pointer drags and on which line it drops them, by the data attributes of the page. */
import type { Line, Source } from "./moves";

/** A group of tiles under a pressed pointer, and where it was pressed. */
export interface Held {
  source: Source;
  letter: string;
  x: number;
  y: number;
}

interface Pointed {
  target: unknown;
  clientX: number;
  clientY: number;
}

const FAR = 8;

/** Whether a pointer has moved far enough to drag. */
export const isFar = (held: Held, { clientX, clientY }: { clientX: number; clientY: number }): boolean => Math.hypot(clientX - held.x, clientY - held.y) > FAR;

/** The enabled group under a pressed pointer; null if there is none. */
export function groupAt({ target, clientX, clientY }: Pointed): Held | null {
  const group = (target as Element).closest<HTMLElement>("[data-group]:not([disabled])")?.dataset["group"] ?? "";
  const [, source, letter] = /^([1-9C])([A-Z])$/.exec(group) ?? [];
  return source && letter ? { source: source === "C" ? "C" : Number(source), letter, x: clientX, y: clientY } : null;
}

/** The line of a seat's board to which an element belongs; null if none. */
export function lineAt(element: Element | null, seat: number): Line | null {
  const place = element?.closest(".line, .floor")?.querySelector<HTMLElement>("[data-at]")?.dataset["at"] ?? "";
  const [, owner, line] = /^s(\d)-l([1-5F])$/.exec(place) ?? [];
  if (Number(owner) !== seat || !line) return null;
  return line === "F" ? "F" : (Number(line) as Line);
}
