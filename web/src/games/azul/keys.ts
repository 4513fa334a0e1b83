/** The keys of Azul: what a key does depends on what has been chosen so far. */
import {
  NOTHING,
  stepBack,
  withGroup,
  withLine,
  withNextColour,
  withNextLine,
  withSource,
  type Choice,
} from "./choice";
import { LETTERS } from "./view";

/** What a key does: it changes the choice or confirms it; null if it has no meaning here. */
export type Pressed = { choice: Choice } | "confirm" | null;

/** A key while tiles are taken: digits and `0` or `C` for sources, then letters or arrows, then `1`–`5` or `F`. */
export function pressed(key: string, choice: Choice, legal: readonly string[]): Pressed {
  if (legal.length === 0) return null;
  if (key === "Enter") return choice.line === null ? null : "confirm";
  if (key === "Escape") return choice === NOTHING ? null : { choice: stepBack(choice, legal) };
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[key] as 1 | -1 | undefined;
  if (step !== undefined) return byArrow(key, step, choice, legal);
  return byLetter(key.toUpperCase(), choice, legal);
}

function byArrow(key: string, step: 1 | -1, choice: Choice, legal: readonly string[]): Pressed {
  if (choice.source === null) return null;
  const across = key === "ArrowLeft" || key === "ArrowRight";
  if (!across && choice.colour === null) return null;
  return { choice: across ? withNextColour(choice, legal, step) : withNextLine(choice, legal, step) };
}

function byLetter(key: string, choice: Choice, legal: readonly string[]): Pressed {
  if (choice.colour !== null && /^[1-5F]$/.test(key)) {
    return { choice: withLine(choice, legal, key === "F" ? "F" : Number(key)) };
  }
  if (choice.colour === null && /^[0-9C]$/.test(key)) {
    return { choice: withSource(legal, key === "C" || key === "0" ? "C" : Number(key)) };
  }
  if (choice.source !== null && choice.colour !== key && key.length === 1 && LETTERS.includes(key)) {
    const group = withGroup(choice, legal, choice.source, key);
    return group === NOTHING ? null : { choice: group };
  }
  return null;
}

/** The Latin letter of a key, also on keyboards with other letters. */
export function keyOf({ key, code }: { key: string; code: string }): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return key.length === 1 && letter && !/^[a-z]$/i.test(key) ? letter : key;
}
