/** The colours of the three games: their letters in the notation, their names, their motifs. */

export type Family = "az" | "sp" | "cd";
export type Motif = "ring" | "sun" | "pinwheel" | "checks" | "star" | "triad" | "leaf" | "slice" | "waves";

export interface Colour {
  letter: string;
  name: string;
  motif: Motif;
}

const colour = (letter: string, name: string, motif: Motif): Colour => ({ letter, name, motif });

/** In the order of the notation. */
export const COLOURS: Record<Family, readonly Colour[]> = {
  az: [
    colour("B", "blue", "ring"),
    colour("Y", "yellow", "sun"),
    colour("R", "red", "pinwheel"),
    colour("K", "black", "checks"),
    colour("W", "white", "star"),
  ],
  sp: [
    colour("P", "purple", "triad"),
    colour("G", "green", "leaf"),
    colour("O", "orange", "slice"),
    colour("Y", "yellow", "sun"),
    colour("B", "blue", "ring"),
    colour("R", "red", "pinwheel"),
  ],
  cd: [
    colour("Y", "yellow", "sun"),
    colour("G", "green", "leaf"),
    colour("O", "orange", "slice"),
    colour("B", "blue", "ring"),
    colour("T", "turquoise", "waves"),
  ],
};

/** The colour of a letter; throws for a letter that a game does not have. */
export function colourOf(family: Family, letter: string): Colour {
  const found = COLOURS[family].find((each) => each.letter === letter);
  if (!found) throw new Error(`no colour ${letter} in ${family}`);
  return found;
}
