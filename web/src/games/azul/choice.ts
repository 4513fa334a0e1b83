/** What a player has chosen and not sent yet: a source, then a colour, then a line. */
import { coloursOf, linesOf, readMove, takeText, type Line, type Source } from "./moves";

export interface Choice {
  source: Source | null;
  colour: string | null;
  line: Line | null;
  /** An illegal line that the player tapped to see the reason. */
  asked: Line | null;
}

export const NOTHING: Choice = { source: null, colour: null, line: null, asked: null };

/** The choice of a source, and of its colour if it has only one. */
export function withSource(legal: readonly string[], source: Source): Choice {
  const colours = coloursOf(legal, source);
  if (colours.length === 0) return NOTHING;
  return { ...NOTHING, source, colour: colours.length === 1 ? colours[0]! : null };
}

/** The choice of a group of tiles; nothing if the group was chosen before. The line stays if it is still legal. */
export function withGroup(before: Choice, legal: readonly string[], source: Source, colour: string): Choice {
  if (before.source === source && before.colour === colour) return NOTHING;
  const lines = linesOf(legal, source, colour);
  if (lines.length === 0) return NOTHING;
  const line = before.line !== null && lines.includes(before.line) ? before.line : null;
  return { source, colour, line, asked: null };
}

/** The choice of a line. For an illegal line the choice stays, and the line is marked as `asked`. */
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

/** The next legal line, downwards or upwards. */
export function withNextLine(before: Choice, legal: readonly string[], step: 1 | -1): Choice {
  if (before.source === null || before.colour === null) return before;
  const line = next(linesOf(legal, before.source, before.colour), before.line, step);
  return line === null ? before : { ...before, line, asked: null };
}

/** The choice without its last step: the line, then the colour, then the source. */
export function stepBack(before: Choice, legal: readonly string[]): Choice {
  if (before.asked !== null) return { ...before, asked: null };
  if (before.line !== null) return { ...before, line: null };
  const several = before.source !== null && coloursOf(legal, before.source).length > 1;
  return before.colour !== null && several ? { ...before, colour: null } : NOTHING;
}

/** The notation of a complete choice; null while a part is missing. */
export function textOf({ source, colour, line }: Choice): string | null {
  return source === null || colour === null || line === null ? null : takeText(source, colour, line);
}

/** The part of a choice that is still possible after the table has changed. */
export function stillPossible(before: Choice, legal: readonly string[]): Choice {
  const { source, colour } = before;
  if (source === null) return NOTHING;
  if (colour === null) return coloursOf(legal, source).length ? before : NOTHING;
  const lines = linesOf(legal, source, colour);
  if (lines.length === 0) return NOTHING;
  return before.line !== null && !lines.includes(before.line) ? { ...before, line: null } : before;
}

/** A group marked for the next own turn while others decide; nothing if it was marked before. It need not be legal. */
export function marked(before: Choice, source: Source, colour: string): Choice {
  return before.source === source && before.colour === colour ? NOTHING : { ...NOTHING, source, colour };
}

/** The choice of a move in notation; null if the move is not legal. */
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
