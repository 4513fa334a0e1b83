/** The lessons, as `tools/lessons.py` works them out by the rules; this page only shows them and compares. */
import type { Happened, TableTold } from "../wire/types";

/** One box to tick: what kind of answer it is, and whether it is right. */
export interface Option {
  kind: "line" | "column" | "points" | "colour" | "bunch" | "scores";
  value: string | number;
  right: boolean;
}

interface Shown {
  name: string;
  /** The clauses that explain it, as the rules link to them. */
  clauses: readonly string[];
  /** The worked example of the rules that it plays, if there is one. */
  example: string | null;
  /** What seat 0 sees. */
  view: Record<string, unknown>;
  /** What each seat has laid part by part, in 5211. */
  laid: readonly (readonly string[])[];
}

/** A lesson asks for a move, of which some are right, or for boxes to tick. */
export type Lesson = Shown &
  ({ ask: "boxes"; options: readonly Option[] } | { ask: "move"; outlook: Record<string, Record<string, unknown>>; right: Record<string, Record<string, unknown>> });

/** The lessons of a game in their order; none for a game there is not. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const { default: lessons } = (await import("./lessons.json")) as unknown as { default: Record<string, readonly Lesson[]> };
  return lessons[game] ?? [];
}

/** The addresses of the lessons that play a worked example, by the id of the example. */
export async function playable(game: string): Promise<Record<string, string>> {
  const lessons = await lessonsOf(game);
  return Object.fromEntries(lessons.flatMap(({ example }, place) => (example ? [[example, addressOf(game, place)]] : [])));
}

/** The address of the lesson at a place of the list. */
export const addressOf = (game: string, place: number): string => `/learn/${game}#${place + 1}`;

const OTHERS = ["Ada", "Ben", "Eva"];

/** What the seats of a lesson are called. */
export function namesOf(lesson: Lesson, you: string): string[] {
  return [you, ...OTHERS].slice(0, Number(lesson.view["players"]));
}

/** A table around the position, as a game's screen wants it. Whoever only looks waits for the next seat. */
export function tableOf(game: string, names: readonly string[], choosing: boolean, revision: number): TableTold {
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
    rematch: null,
    takeback: null,
    clock: { per_move: null, per_game: null, left: none, deadlines: none },
    shuffle: { commitment: "", seeds: none },
  };
}

/** What has happened before, in order: the cards that lie open, part by part. */
export function logOf(lesson: Lesson): Happened[] {
  const parts = lesson.laid[0]?.length ?? 0;
  const moves = Array.from({ length: parts }, (_, part) => lesson.laid.map((laid, seat) => ({ seat, move: laid[part] ?? "" }))).flat();
  return moves.map((each, place) => ({ revision: place + 1, ...each }));
}

/** The number of a clause as the rules print it. */
export function numberOf(clause: string): string {
  const [game = "", number = ""] = clause.split("-");
  return `${game.toUpperCase()}-${/^[a-z]/.test(number) ? number.toUpperCase() : number}`;
}

/** Whether just the right boxes are ticked. */
export function allRight(options: readonly Option[], ticked: readonly number[]): boolean {
  return options.every(({ right }, place) => right === ticked.includes(place));
}

/** Whether only one answer can be given: amounts, and what scores. */
export function single(options: readonly Option[]): boolean {
  return options.every(({ kind }) => kind === "points" || kind === "scores");
}
