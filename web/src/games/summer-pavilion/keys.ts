/** The keys of Summer Pavilion: what a key does depends on what has to be decided. */
import { LETTERS } from "./bunch";
import type { Mode } from "./moves";

export type Intent =
  | { do: "source"; source: string }
  | { do: "colour"; letter: string }
  | { do: "turn"; by: 1 | -1 }
  | { do: "payment"; place: number }
  | { do: "board" }
  | { do: "pass" }
  | { do: "undo" }
  | { do: "confirm" }
  | { do: "cancel" };

interface Key {
  key: string;
  /** The position of the key, so that letters work on every keyboard layout. */
  code: string;
}

/** The intent of a key, or null; `passing` while the tiles to keep are chosen. */
export function intentOf({ key, code }: Key, mode: Mode, passing: boolean): Intent | null {
  if (mode === "wait") return null;
  if (key === "Enter") return { do: "confirm" };
  if (key === "Escape") return { do: "cancel" };
  const letter = LETTERS.includes(code.slice(3)) && code.startsWith("Key") ? code.slice(3) : null;
  if (mode === "place" && !passing) return placing(key, letter);
  if (letter) return { do: "colour", letter };
  if (key === "Backspace") return { do: "undo" };
  return mode === "take" ? taking(key) : null;
}

function placing(key: string, letter: string | null): Intent | null {
  if (key === "0") return { do: "pass" };
  if (/^[1-9]$/.test(key)) return { do: "payment", place: Number(key) - 1 };
  if (letter) return { do: "colour", letter };
  return key.startsWith("Arrow") ? { do: "board" } : null;
}

function taking(key: string): Intent | null {
  if (/^[0-9]$/.test(key)) return { do: "source", source: key === "0" ? "C" : key };
  if (key === "ArrowRight" || key === "ArrowDown") return { do: "turn", by: 1 };
  return key === "ArrowLeft" || key === "ArrowUp" ? { do: "turn", by: -1 } : null;
}
