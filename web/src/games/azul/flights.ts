/** Copies of tiles that fly over a page that is already right: from where a move took them to where it laid them. */
import { colourOf } from "../../art/colours";
import { settings } from "../../settings/settings.svelte";
import type { Taken } from "./happened";

export interface Flight {
  letter: string;
  /** The `data-at` of the places. */
  from: string;
  to: string;
  delay: number;
}

const SVG = "http://www.w3.org/2000/svg";
const DURATION = 320;
const APART = 40;
const LATER = 80;

/** The flights of a take: its tiles to the line, one after another; a little later the rest to the centre. */
export function flightsOf({ colour, count, rest, source, seat, line }: Taken): Flight[] {
  const from = `d${source}`;
  const taken = Array.from({ length: count }, (_, each) => ({ letter: colour, from, to: `s${seat}-l${line}`, delay: each * APART }));
  return [...taken, ...[...rest].map((letter, each) => ({ letter, from, to: "dC", delay: LATER + each * APART }))];
}

/** Let copies fly; none without motion, or where a place is not to be seen. */
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
  use.setAttribute("href", `#az-${colourOf("az", flight.letter).name}`);
  copy.append(use);
  root.append(copy);
  const at = ({ x, y }: Point): string => `translate(${x - 18}px, ${y - 18}px)`;
  const timing = { duration: DURATION * slowness, delay: flight.delay * slowness, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" as const };
  const motion = copy.animate([{ transform: at(from) }, { transform: at(to), opacity: 1, offset: 0.9 }, { transform: at(to), opacity: 0 }], timing);
  const gone = (): void => copy.remove();
  motion.finished.then(gone, gone);
}
