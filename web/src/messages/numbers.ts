/** Numbers as text. */

/** A signed number, with a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));

/** A number with a true minus. */
export const written = (points: number): string => (points < 0 ? `−${-points}` : String(points));
