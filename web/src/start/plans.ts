/** The set-up of a table: seats and options of each game, stored for the next time. */
import type { GameListed, MakeTable } from "../wire/types";

/** Who takes a seat: the reader or a guest on this screen, a friend who gets a link, or a bot. */
export type Sitter = "me" | "friend" | "bot";

export interface Chair {
  sitter: Sitter;
  level: number;
  /** The name of a guest on this screen. */
  name?: string;
}

export interface Plan {
  game: string;
  chairs: Chair[];
  options: Record<string, string | number>;
  perMove: number | null;
  listed: boolean;
  /** The seat that starts; null if it is drawn. */
  starter: number | null;
  /** Whether other players' score piles are hidden. */
  hiddenPiles: boolean;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const DEFAULT_LEVEL = 3;
const KEY = "azulejos:plan:";

/** The plan for a game: the last one if it is still valid, else the reader against bots of a middle level. */
export function planFor(game: GameListed, stored: string | null): Plan {
  return remembered(game, stored) ?? fresh(game);
}

export function storedPlan(game: string): string | null {
  return localStorage.getItem(KEY + game);
}

export function storePlan(plan: Plan): void {
  localStorage.setItem(KEY + plan.game, JSON.stringify(plan));
}

/** The plan with another number of players; the remaining seats stay as they are. */
export function withPlayers(plan: Plan, players: number): Plan {
  const more = Array.from({ length: Math.max(0, players - plan.chairs.length) }, (): Chair => ({ sitter: "bot", level: DEFAULT_LEVEL }));
  const starter = plan.starter !== null && plan.starter < players ? plan.starter : null;
  return { ...plan, chairs: [...plan.chairs, ...more].slice(0, players), starter };
}

export function withChair(plan: Plan, seat: number, chair: Partial<Chair>): Plan {
  return { ...plan, chairs: plan.chairs.map((each, number) => (number === seat ? { ...each, ...chair } : each)) };
}

/** Whether a seat is that of a guest on this screen. */
export const isGuest = (plan: Plan, seat: number): boolean =>
  plan.chairs[seat]?.sitter === "me" && plan.chairs.findIndex((chair) => chair.sitter === "me") < seat;

/** The names of the guests on this screen, by seat. */
export function namesIn(plan: Plan): Record<number, string> {
  return Object.fromEntries(plan.chairs.flatMap((chair, seat) => (isGuest(plan, seat) && chair.name?.trim() ? [[seat, chair.name.trim()]] : [])));
}

/** The plan as the request to the server. */
export function asked(plan: Plan, name: string): MakeTable {
  const chairs = plan.chairs.map((chair) => ({ me: "me", friend: "open", bot: `level-${chair.level}` })[chair.sitter]);
  return {
    game: plan.game,
    chairs,
    name,
    options: plan.options,
    clock: { per_move: plan.perMove, per_game: null },
    listed: plan.listed,
    grace: 60,
    stand_in: "level-3",
    starter: plan.starter,
    hidden_piles: plan.hiddenPiles,
  };
}

/** Why a table cannot be made by this plan; null if it can. */
export function problemOf(plan: Plan): "nobody" | null {
  return plan.chairs.some((chair) => chair.sitter !== "bot") ? null : "nobody";
}

function fresh(game: GameListed): Plan {
  const players = game.players[0] ?? 2;
  const chairs = Array.from({ length: players }, (_, seat): Chair => ({ sitter: seat === 0 ? "me" : "bot", level: DEFAULT_LEVEL }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.choices[0] ?? ""]));
  return { game: game.name, chairs, options, perMove: null, listed: false, starter: null, hiddenPiles: false };
}

function remembered(game: GameListed, stored: string | null): Plan | null {
  try {
    const plan = JSON.parse(stored ?? "null") as Plan | null;
    const fits = plan !== null && plan.game === game.name && game.players.includes(plan.chairs.length);
    const known = game.options.every((option) => option.name in (plan?.options ?? {}));
    // Plans of earlier versions have neither a starter nor hidden piles.
    return fits && known ? { ...plan, starter: plan.starter ?? null, hiddenPiles: plan.hiddenPiles ?? false } : null;
  } catch {
    return null;
  }
}
