/** Where the displays stand on the cloth. */

/** Points on an ellipse about (0, 0), the first at the top, clockwise, with equal steps along the arc. */
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

/** The size of the plates and of their ellipse, by how many there are. */
export function clothFor(displays: number): { plate: number; wide: number; high: number } {
  if (displays <= 5) return { plate: 128, wide: 276, high: 156 };
  return displays <= 7 ? { plate: 122, wide: 286, high: 160 } : { plate: 118, wide: 288, high: 164 };
}
