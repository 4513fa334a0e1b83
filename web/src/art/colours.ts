/** The colours of the three games: their letters in the notation, their names, their motifs. */

/** The games as CSS classes and sprites name them; an identifier cannot begin with a digit. */
export type Family = "azul" | "summer-pavilion" | "g5211";
export type Motif = "ring" | "sun" | "pinwheel" | "checks" | "star" | "triad" | "leaf" | "slice" | "waves";

export interface Colour {
  letter: string;
  name: string;
  motif: Motif;
}

const colour = (letter: string, name: string, motif: Motif): Colour => ({ letter, name, motif });

/** In the order of the notation. */
export const COLOURS: Record<Family, readonly Colour[]> = {
  azul: [
    colour("B", "blue", "ring"),
    colour("Y", "yellow", "sun"),
    colour("R", "red", "pinwheel"),
    colour("K", "black", "checks"),
    colour("W", "white", "star"),
  ],
  "summer-pavilion": [
    colour("P", "purple", "triad"),
    colour("G", "green", "leaf"),
    colour("O", "orange", "slice"),
    colour("Y", "yellow", "sun"),
    colour("B", "blue", "ring"),
    colour("R", "red", "pinwheel"),
  ],
  g5211: [
    colour("Y", "yellow", "sun"),
    colour("G", "green", "leaf"),
    colour("O", "orange", "slice"),
    colour("B", "blue", "ring"),
    colour("T", "turquoise", "waves"),
  ],
};

const FAMILIES: Record<string, Family> = { azul: "azul", "summer-pavilion": "summer-pavilion", "5211": "g5211" };

/** The family of a game by the name of the game; undefined if the page does not know the game. */
export const familyOf = (game: string): Family | undefined => FAMILIES[game];

/** The colour of a letter; throws for a letter that a game does not have. */
export function colourOf(family: Family, letter: string): Colour {
  const found = COLOURS[family].find((each) => each.letter === letter);
  if (!found) throw new Error(`no colour ${letter} in ${family}`);
  return found;
}
