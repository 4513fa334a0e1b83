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

export function screenOf(game: string): Component<ScreenProps> | null {
  return SCREENS[game] ?? null;
}
