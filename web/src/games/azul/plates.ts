/** The layout of the factory displays. */

export interface Place {
  x: number;
  y: number;
}

/** The size of a plate and the half axes of the ellipse of their centres, by the number of displays. */
export function spread(displays: number): { size: number; rx: number; ry: number } {
  if (displays <= 5) return { size: 140, rx: 290, ry: 172 };
  return displays <= 7 ? { size: 132, rx: 300, ry: 178 } : { size: 130, rx: 298, ry: 178 };
}

const STEPS = 2880;

/** Points on an ellipse around (0, 0), at equal distances along its arc, clockwise from the top. */
export function onEllipse(count: number, rx: number, ry: number): Place[] {
  const at = (step: number): Place => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return { x: rx * Math.sin(angle), y: -ry * Math.cos(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [here, before] = [at(step), at(step - 1)];
    lengths.push(lengths[step - 1]! + Math.hypot(here.x - before.x, here.y - before.y));
  }
  const whole = lengths[STEPS]!;
  return Array.from({ length: count }, (_, each) => at(lengths.findIndex((length) => length >= (whole * each) / count - 1e-9)));
}
