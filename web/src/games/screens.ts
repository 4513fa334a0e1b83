/** The screen of each game, by its name. */
import type { Component } from "svelte";
import AzulScreen from "./azul/AzulScreen.svelte";
import type { ScreenProps } from "./contract";
import G5211Screen from "./g5211/G5211Screen.svelte";
import SummerPavilionScreen from "./summer-pavilion/SummerPavilionScreen.svelte";

const SCREENS: Record<string, Component<ScreenProps>> = {
  azul: AzulScreen,
  "summer-pavilion": SummerPavilionScreen,
  "5211": G5211Screen,
};

/** Games in which people who share a screen must not see each other's hands. */
const HIDING: ReadonlySet<string> = new Set(["5211"]);

export const hidesHands = (game: string): boolean => HIDING.has(game);

export function screenOf(game: string): Component<ScreenProps> | null {
  return SCREENS[game] ?? null;
}
