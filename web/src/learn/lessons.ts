/** The lessons. `tools/lessons.py` computes their answers by the rules; the page shows them and compares. */
import type { LogEvent, TablePayload } from "../wire/types";

/** One box to tick: what kind of answer it is, and whether it is right. */
export interface Option {
  kind: "line" | "column" | "points" | "colour" | "bunch" | "scores";
  value: string | number;
  right: boolean;
}

interface Shown {
  name: string;
  /** The anchors of the clauses that explain it. */
  clauses: readonly string[];
  /** The anchor of the worked example on which it is based; null if none. */
  example: string | null;
  /** The view of seat 0. */
  view: Record<string, unknown>;
  /** What counts now, without what would give the answer away. */
  standing: Record<string, unknown>;
  /** The same for a lesson that is solved. */
  solved: Record<string, unknown>;
  /** In 5211, the cards that each seat has played, by part. */
  laid: readonly (readonly string[])[];
}

/** A lesson asks for a move or for boxes to tick. */
export type Lesson = Shown &
  ({ ask: "boxes"; options: readonly Option[] } | { ask: "move"; outlook: Record<string, Record<string, unknown>>; right: Record<string, Record<string, unknown>> });

/** The lessons of a game in order; none for an unknown game. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const { default: lessons } = (await import("./lessons.json")) as unknown as { default: Record<string, readonly Lesson[]> };
  return lessons[game] ?? [];
}

/** The addresses of the lessons with a worked example, by the anchor of the example. */
export async function playable(game: string): Promise<Record<string, string>> {
  const lessons = await lessonsOf(game);
  return Object.fromEntries(lessons.flatMap(({ example }, place) => (example ? [[example, addressOf(game, place)]] : [])));
}

/** The address of a lesson by its place in the list. */
export const addressOf = (game: string, place: number): string => `/learn/${game}#${place + 1}`;

const OTHERS = ["Ada", "Ben", "Eva"];

/** The names of the seats of a lesson. */
export function namesOf(lesson: Lesson, you: string): string[] {
  return [you, ...OTHERS].slice(0, Number(lesson.view["players"]));
}

/** A table for the screen of the game. If the reader only looks, the next seat has to decide. */
export function tableOf(game: string, names: readonly string[], choosing: boolean, revision: number): TablePayload {
  const none = names.map(() => null);
  return {
    id: "",
    game,
    options: {},
    players: names.length,
    chairs: names.map((name, seat) => ({ seat, name, bot: null, program: false, away: false, strength_due: null })),
    host: "",
    listed: false,
    status: "playing",
    decide: [choosing ? 0 : 1],
    ready: [],
    revision,
    made: 0,
    grace: 0,
    patient: false,
    scores: null,
    result: null,
    starter: null,
    hidden_piles: false,
    rematch: null,
    takeback: null,
    notice: null,
    clock: { per_move: null, per_game: null, left: none, deadlines: none },
    shuffle: { commitment: "", seeds: none },
  };
}

/** The events before the position: in 5211 the open cards, by part. */
export function logOf(lesson: Lesson): LogEvent[] {
  const parts = lesson.laid[0]?.length ?? 0;
  const moves = Array.from({ length: parts }, (_, part) => lesson.laid.map((laid, seat) => ({ seat, move: laid[part] ?? "" }))).flat();
  return moves.map((each, place) => ({ revision: place + 1, ...each }));
}

/** The number of a clause as the rules print it. */
export function numberOf(clause: string): string {
  const [game = "", number = ""] = clause.split("-");
  return `${game.toUpperCase()}-${/^[a-z]/.test(number) ? number.toUpperCase() : number}`;
}

/** Whether exactly the right boxes are ticked. */
export function allRight(options: readonly Option[], ticked: readonly number[]): boolean {
  return options.every(({ right }, place) => right === ticked.includes(place));
}

/** Whether only one box can be ticked: amounts, and what scores. */
export function single(options: readonly Option[]): boolean {
  return options.every(({ kind }) => kind === "points" || kind === "scores");
}
