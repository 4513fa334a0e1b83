/** The screen of each game, by its name. */
import type { Component } from "svelte";
import AzulScreen from "./azul/AzulScreen.svelte";
import type { ScreenProps } from "./contract";
import CardsScreen from "./g5211/CardsScreen.svelte";
import PavilionScreen from "./pavilion/PavilionScreen.svelte";

const SCREENS: Record<string, Component<ScreenProps>> = {
  azul: AzulScreen,
  "summer-pavilion": PavilionScreen,
  "5211": CardsScreen,
};

/** Games in which people on one screen must not see each other's hands. */
const HIDING: ReadonlySet<string> = new Set(["5211"]);

export const hidesHands = (game: string): boolean => HIDING.has(game);

export function screenOf(game: string): Component<ScreenProps> | null {
  return SCREENS[game] ?? null;
}
