/** Groups: tiles of one colour at one source, which are taken together. */
import { LETTERS } from "./view";

export interface Group {
  letter: string;
  count: number;
}

/** A group on a display, with the quarters of its tiles: 0 and 1 above, 2 and 3 below. */
export interface PlateGroup extends Group {
  quarters: readonly number[];
}

/** The groups of a bunch, in the order of the colours. */
export function groupsOf(bunch: string): Group[] {
  return [...LETTERS].flatMap((letter) => {
    const count = bunch.split(letter).length - 1;
    return count ? [{ letter, count }] : [];
  });
}

/** The groups of a display, the largest first, in quarters such that tiles of one colour touch. */
export function onPlate(bunch: string): PlateGroup[] {
  let free = 0;
  return groupsOf(bunch)
    .sort((one, other) => other.count - one.count)
    .map((group) => {
      const quarters = Array.from({ length: group.count }, (_, each) => free + each);
      free += group.count;
      return { ...group, quarters };
    });
}

/** The SVG outline of some quarters of a plate 120 wide; tiles have a size and a gap, `out` is the distance from them. */
export function outline(quarters: readonly number[], size: number, gap: number, out: number): string {
  const near = 60 - gap / 2 - size - out;
  const far = 60 + gap / 2 + size + out;
  const [low, high] = [60 - gap / 2 + out, 60 + gap / 2 - out];
  const columns = quarters.map((quarter) => quarter % 2);
  const rows = quarters.map((quarter) => Math.floor(quarter / 2));
  if (quarters.length === 3) return rounded([[near, near], [far, near], [far, low], [low, low], [low, far], [near, far]]);
  const [left, right] = [columns.includes(0) ? near : high, columns.includes(1) ? far : low];
  const [top, bottom] = [rows.includes(0) ? near : high, rows.includes(1) ? far : low];
  return rounded([[left, top], [right, top], [right, bottom], [left, bottom]]);
}

type Corner = readonly [x: number, y: number];

/** A closed path through corners, each of them rounded. */
function rounded(corners: readonly Corner[], radius = 5): string {
  const towards = ([x, y]: Corner, [tx, ty]: Corner): string => {
    const length = Math.hypot(tx - x, ty - y);
    return `${x + ((tx - x) / length) * radius} ${y + ((ty - y) / length) * radius}`;
  };
  const pieces = corners.map((corner, each) => {
    const [before, after] = [corners.at(each - 1)!, corners[(each + 1) % corners.length]!];
    return `${each ? "L" : "M"}${towards(corner, before)}Q${corner.join(" ")} ${towards(corner, after)}`;
  });
  return `${pieces.join("")}Z`;
}
