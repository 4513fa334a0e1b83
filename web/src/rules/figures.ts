/** The figures beside clauses: rows of tiles or cards that show what the clause says. */
import { colourOf, type Family } from "../art/colours";

/** One element of a figure: a drawing by the name of its sprite, an empty space, or a sign between drawings. */
export type Piece = { kind: "drawn"; sprite: string; box: string; ringed: boolean } | { kind: "empty" } | { kind: "sign"; sign: string };

interface Drawing {
  family: Family;
  /** Letters or cards with spaces between; `.` is an empty space, `M` the marker, `*` after a letter rings it. */
  rows: readonly string[];
}

const T9 = [". Y . K W", ". . Y R K", ". W B Y* R", ". K W . .", ". . . W B"];

const FIGURES: Record<string, Drawing> = {
  "az-1.3": { family: "azul", rows: ["B Y R K W"] },
  "az-1.8": { family: "azul", rows: ["B Y R K W", "W B Y R K", "K W B Y R", "R K W B Y", "Y R K W B"] },
  "az-4.3a": { family: "azul", rows: ["Y K K W → K K + Y W"] },
  "az-4.8": { family: "azul", rows: [". . . R R"] },
  "az-6.1": { family: "azul", rows: T9 },
  "az-t1": { family: "azul", rows: ["Y K K W → K K + Y W"] },
  "az-t2": { family: "azul", rows: ["Y R R R → Y + R R R"] },
  "az-t7": { family: "azul", rows: [". Y . . .", "W . Y* R K", ". . . . .", ". K . . .", ". . . W B"] },
  "az-t8": { family: "azul", rows: [". Y . K W", ". . Y R K", ". . B* . .", ". K W . .", ". . . W B"] },
  "az-t9": { family: "azul", rows: T9 },
  "az-t10": { family: "azul", rows: ["B M W W Y . ."] },
  "sp-1.2": { family: "summer-pavilion", rows: ["P G O Y B R"] },
  "sp-1.11": { family: "summer-pavilion", rows: ["P → G → O → Y → B → R"] },
  "sp-4.2": { family: "summer-pavilion", rows: ["P P G Y → P G + P Y"] },
  "sp-4.3": { family: "summer-pavilion", rows: ["P P P P → P + P P P"] },
  "sp-5.3": { family: "summer-pavilion", rows: ["G* P P P"] },
  "sp-t1": { family: "summer-pavilion", rows: ["Y Y R R → R R + Y Y"] },
  "sp-t2": { family: "summer-pavilion", rows: ["P P G Y → P G + P Y"] },
  "sp-t6": { family: "summer-pavilion", rows: ["P P P R → P R + P P"] },
  "sp-t7": { family: "summer-pavilion", rows: ["P P P P → P + P P P"] },
  "sp-j": { family: "summer-pavilion", rows: ["G* G P P", "G* P P P"] },
  "f-1.2": { family: "g5211", rows: ["Y2 G2 O2 B2 T2"] },
  "f-1.3": { family: "g5211", rows: ["T1 T2 T3 T4 T5 T6"] },
  "f-1.4": { family: "g5211", rows: ["Y1 G1 O1 B1 T1"] },
};

const BOXES: Record<Family, string> = { azul: "0 0 48 48", "summer-pavilion": "0 0 56 96", g5211: "0 0 60 76" };

/** The figure of a clause, row by row; null if it has none. */
export function figureOf(id: string): { family: Family; rows: Piece[][] } | null {
  const drawing = FIGURES[id];
  return drawing ? { family: drawing.family, rows: drawing.rows.map((row) => row.split(" ").map((each) => pieceOf(drawing.family, each))) } : null;
}

/** The clauses that have a figure. */
export const PICTURED = Object.keys(FIGURES);

function pieceOf(family: Family, text: string): Piece {
  if (text === ".") return { kind: "empty" };
  if (text === "→" || text === "+") return { kind: "sign", sign: text };
  if (text === "M") return { kind: "drawn", sprite: "first", box: BOXES.azul, ringed: false };
  return { kind: "drawn", sprite: spriteOf(family, text.replace("*", "")), box: BOXES[family], ringed: text.endsWith("*") };
}

/** The sprite of a tile or a card, by its letters in the notation. */
export function spriteOf(family: Family, piece: string): string {
  return family === "g5211" ? `${piece}-s` : `${family}-${colourOf(family, piece).name}`;
}
