/** Animations of the tiles of a move: copies fly from the source to the line. The page shows the new position already. */
import { colourOf } from "../../art/colours";
import { settings } from "../../settings/settings.svelte";
import type { Taken } from "./history";

export interface Flight {
  letter: string;
  /** The `data-at` of the two places. */
  from: string;
  to: string;
  delay: number;
}

const SVG = "http://www.w3.org/2000/svg";
const DURATION = 320;
const APART = 40;
const LATER = 80;

/** The flights of a take: first its tiles to the line, one after another, then the other tiles to the centre. */
export function flightsOf({ colour, count, rest, source, seat, line }: Taken): Flight[] {
  const from = `d${source}`;
  const taken = Array.from({ length: count }, (_, each) => ({ letter: colour, from, to: `s${seat}-l${line}`, delay: each * APART }));
  return [...taken, ...[...rest].map((letter, each) => ({ letter, from, to: "dC", delay: LATER + each * APART }))];
}

/** Start flights. None starts if animations are off or if a place is not visible. */
export function fly(root: HTMLElement, flights: readonly Flight[]): void {
  const { slowness } = settings;
  if (slowness === 0) return;
  for (const flight of flights) {
    const from = middleOf(root, flight.from);
    const to = middleOf(root, flight.to) ?? middleOf(root, flight.to.replace(/-l.$/, ""));
    if (from && to) flyOne(root, flight, from, to, slowness);
  }
}

interface Point {
  x: number;
  y: number;
}

function middleOf(root: HTMLElement, name: string): Point | null {
  for (const place of root.querySelectorAll(`[data-at="${name}"]`)) {
    const box = place.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}

function flyOne(root: HTMLElement, flight: Flight, from: Point, to: Point, slowness: number): void {
  const copy = document.createElementNS(SVG, "svg");
  copy.setAttribute("viewBox", "0 0 48 48");
  copy.setAttribute("class", "flying");
  copy.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#azul-${colourOf("azul", flight.letter).name}`);
  copy.append(use);
  root.append(copy);
  const at = ({ x, y }: Point): string => `translate(${x - 18}px, ${y - 18}px)`;
  const timing = { duration: DURATION * slowness, delay: flight.delay * slowness, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" as const };
  const motion = copy.animate([{ transform: at(from) }, { transform: at(to), opacity: 1, offset: 0.9 }, { transform: at(to), opacity: 0 }], timing);
  const gone = (): void => copy.remove();
  motion.finished.then(gone, gone);
}
