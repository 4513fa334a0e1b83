/** What a player has chosen and not sent yet: a source, then a colour, then a line. Cancelling is free. */
import { coloursOf, linesOf, readMove, takeText, type Line, type Source } from "./moves";

export interface Choice {
  source: Source | null;
  colour: string | null;
  line: Line | null;
  /** A line that may not be chosen, and whose reason was asked for. */
  asked: Line | null;
}

export const NOTHING: Choice = { source: null, colour: null, line: null, asked: null };

/** A source was chosen; if it has one colour only, that is chosen too. */
export function withSource(legal: readonly string[], source: Source): Choice {
  const colours = coloursOf(legal, source);
  if (colours.length === 0) return NOTHING;
  return { ...NOTHING, source, colour: colours.length === 1 ? colours[0]! : null };
}

/** A group of tiles was chosen; chosen again, it is put back. The line stays if it is still allowed. */
export function withGroup(before: Choice, legal: readonly string[], source: Source, colour: string): Choice {
  if (before.source === source && before.colour === colour) return NOTHING;
  const lines = linesOf(legal, source, colour);
  if (lines.length === 0) return NOTHING;
  const line = before.line !== null && lines.includes(before.line) ? before.line : null;
  return { source, colour, line, asked: null };
}

/** A line was chosen, or one that may not be: then its reason is asked for. */
export function withLine(before: Choice, legal: readonly string[], line: Line): Choice {
  const { source, colour } = before;
  if (source === null || colour === null) return before;
  const allowed = linesOf(legal, source, colour).includes(line);
  return allowed ? { ...before, line, asked: null } : { ...before, asked: line };
}

/** The next colour of the chosen source, to the right or to the left. */
export function withNextColour(before: Choice, legal: readonly string[], step: 1 | -1): Choice {
  if (before.source === null) return before;
  const colour = next(coloursOf(legal, before.source), before.colour, step);
  return colour === null || colour === before.colour ? before : withGroup(before, legal, before.source, colour);
}

/** The next line that may be chosen, downwards or upwards. */
export function withNextLine(before: Choice, legal: readonly string[], step: 1 | -1): Choice {
  if (before.source === null || before.colour === null) return before;
  const line = next(linesOf(legal, before.source, before.colour), before.line, step);
  return line === null ? before : { ...before, line, asked: null };
}

/** One step back: the line, then the colour, then the source. */
export function stepBack(before: Choice, legal: readonly string[]): Choice {
  if (before.asked !== null) return { ...before, asked: null };
  if (before.line !== null) return { ...before, line: null };
  const several = before.source !== null && coloursOf(legal, before.source).length > 1;
  return before.colour !== null && several ? { ...before, colour: null } : NOTHING;
}

/** The text of a complete choice; null while something is missing. */
export function textOf({ source, colour, line }: Choice): string | null {
  return source === null || colour === null || line === null ? null : takeText(source, colour, line);
}

/** A choice after the table has changed: kept as far as it is still possible. */
export function stillPossible(before: Choice, legal: readonly string[]): Choice {
  const { source, colour } = before;
  if (source === null) return NOTHING;
  if (colour === null) return coloursOf(legal, source).length ? before : NOTHING;
  const lines = linesOf(legal, source, colour);
  if (lines.length === 0) return NOTHING;
  return before.line !== null && !lines.includes(before.line) ? { ...before, line: null } : before;
}

/** A group marked for the own turn to come, while others decide; marked again, it is let go. Whether it may be taken is seen then. */
export function marked(before: Choice, source: Source, colour: string): Choice {
  return before.source === source && before.colour === colour ? NOTHING : { ...NOTHING, source, colour };
}

/** The choice that a text of the notation means, if it is legal. */
export function choiceOf(text: string, legal: readonly string[]): Choice | null {
  const move = legal.includes(text) ? readMove(text) : null;
  return move?.kind === "take" ? { source: move.source, colour: move.colour, line: move.line, asked: null } : null;
}

function next<Item>(items: readonly Item[], from: Item | null, step: 1 | -1): Item | null {
  if (items.length === 0) return null;
  const at = from === null ? -1 : items.indexOf(from);
  if (at < 0) return items[step === 1 ? 0 : items.length - 1]!;
  return items[(at + step + items.length) % items.length]!;
}
