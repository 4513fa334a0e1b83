/** Moving through the steps of a replay. */

/** The step after a key; the same step for a key without a meaning here. */
export function placeAfter(key: string, at: number, last: number): number {
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  return within(places[key] ?? at, last);
}

/** The nearest step that exists. */
export function within(at: number, last: number): number {
  return Math.max(0, Math.min(last, at));
}
