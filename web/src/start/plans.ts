/** How a table is set up on this page: the seats and options of each game, remembered for the next time. */
import type { GameListed, MakeTable } from "../wire/types";

/** Who sits on a chair: oneself, a friend who gets a link, or a bot of a level. */
export type Sitter = "me" | "friend" | "bot";

export interface Chair {
  sitter: Sitter;
  level: number;
  /** What another person on this screen is called. */
  name?: string;
}

export interface Plan {
  game: string;
  chairs: Chair[];
  options: Record<string, string | number>;
  perMove: number | null;
  listed: boolean;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const MIDDLING = 3;
const KEY = "azulejos:plan:";

/** The plan for a game: the last one, if it still fits, else oneself against bots of a middling level. */
export function planFor(game: GameListed, kept: string | null): Plan {
  return remembered(game, kept) ?? fresh(game);
}

export function keptPlan(game: string): string | null {
  return localStorage.getItem(KEY + game);
}

export function keepPlan(plan: Plan): void {
  localStorage.setItem(KEY + plan.game, JSON.stringify(plan));
}

/** The plan with another number of players; those who sit stay. */
export function withPlayers(plan: Plan, players: number): Plan {
  const more = Array.from({ length: Math.max(0, players - plan.chairs.length) }, (): Chair => ({ sitter: "bot", level: MIDDLING }));
  return { ...plan, chairs: [...plan.chairs, ...more].slice(0, players) };
}

export function withChair(plan: Plan, seat: number, chair: Partial<Chair>): Plan {
  return { ...plan, chairs: plan.chairs.map((each, number) => (number === seat ? { ...each, ...chair } : each)) };
}

/** Whether somebody else than oneself sits there, on the same screen. */
export const isGuest = (plan: Plan, seat: number): boolean =>
  plan.chairs[seat]?.sitter === "me" && plan.chairs.findIndex((chair) => chair.sitter === "me") < seat;

/** The names of the other people on this screen, by seat. */
export function namesIn(plan: Plan): Record<number, string> {
  return Object.fromEntries(plan.chairs.flatMap((chair, seat) => (isGuest(plan, seat) && chair.name?.trim() ? [[seat, chair.name.trim()]] : [])));
}

/** The plan as the server is asked for it. */
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
  };
}

/** Why a table can not be made like this; null if it can. */
export function problemOf(plan: Plan): "nobody" | null {
  return plan.chairs.some((chair) => chair.sitter !== "bot") ? null : "nobody";
}

function fresh(game: GameListed): Plan {
  const players = game.players[0] ?? 2;
  const chairs = Array.from({ length: players }, (_, seat): Chair => ({ sitter: seat === 0 ? "me" : "bot", level: MIDDLING }));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.choices[0] ?? ""]));
  return { game: game.name, chairs, options, perMove: null, listed: false };
}

function remembered(game: GameListed, kept: string | null): Plan | null {
  try {
    const plan = JSON.parse(kept ?? "null") as Plan | null;
    const fits = plan !== null && plan.game === game.name && game.players.includes(plan.chairs.length);
    const known = game.options.every((option) => option.name in (plan?.options ?? {}));
    return fits && known ? plan : null;
  } catch {
    return null;
  }
}
