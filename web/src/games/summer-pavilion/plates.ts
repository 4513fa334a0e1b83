/** The layout of the factory displays. */

/** Points on an ellipse around (0, 0), at equal distances along its arc, clockwise from the top. */
export function around(count: number, wide: number, high: number): { x: number; y: number }[] {
  const steps = 720;
  const at = (step: number): { x: number; y: number } => {
    const angle = (2 * Math.PI * step) / steps;
    return { x: wide * Math.sin(angle), y: -high * Math.cos(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= steps; step += 1) {
    const [one, other] = [at(step - 1), at(step)];
    lengths.push(lengths[step - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  const whole = lengths[steps]!;
  return Array.from({ length: count }, (_, place) => at(lengths.findIndex((length) => length >= (whole * place) / count)));
}

/** The size of a plate and of the ellipse, by the number of displays. */
export function factoriesLayout(displays: number): { plate: number; wide: number; high: number } {
  if (displays <= 5) return { plate: 128, wide: 276, high: 156 };
  return displays <= 7 ? { plate: 122, wide: 286, high: 160 } : { plate: 118, wide: 288, high: 164 };
}
