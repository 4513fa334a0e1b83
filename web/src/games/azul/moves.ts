/** Moves of Azul: reading and writing their notation, and the options among legal moves. */

/** A display by its number, or the centre. */
export type Source = number | "C";
/** A pattern line by its number, or the floor line. */
export type Line = number | "F";

export interface Take {
  kind: "take";
  source: Source;
  colour: string;
  line: Line;
}

export interface Tiling {
  kind: "tile";
  row: number;
  column: number;
}

/** The move of a text; null if it is not a move of Azul. */
export function readMove(text: string): Take | Tiling | null {
  const take = /^([1-9C])([BYRKW])>([1-5F])$/.exec(text);
  if (take) return { kind: "take", source: sourceOf(take[1]!), colour: take[2]!, line: lineOf(take[3]!) };
  const tile = /^([1-5])=([1-5])$/.exec(text);
  return tile ? { kind: "tile", row: Number(tile[1]), column: Number(tile[2]) } : null;
}

const sourceOf = (sign: string): Source => (sign === "C" ? "C" : Number(sign));
const lineOf = (sign: string): Line => (sign === "F" ? "F" : Number(sign));

/** The notation of a take. */
export function takeText(source: Source, colour: string, line: Line): string {
  return `${source}${colour}>${line}`;
}

/** Typed text in the form of the notation: no spaces, capitals, one kind of arrow. */
export function tidied(typed: string): string {
  return typed
    .replaceAll(/\s/g, "")
    .toUpperCase()
    .replace(/^0/, "C")
    .replace(/(->|→|-|:)/, ">");
}

/** The takes among legal moves. */
export function takesOf(legal: readonly string[]): Take[] {
  return legal.map(readMove).filter((move): move is Take => move?.kind === "take");
}

/** The row of a grey wall whose column has to be chosen; null if none. */
export function rowToTile(legal: readonly string[]): number | null {
  const move = legal[0] === undefined ? null : readMove(legal[0]);
  return move?.kind === "tile" ? move.row : null;
}

/** The colours that may be taken from a source, in the order of the moves. */
export function coloursOf(legal: readonly string[], source: Source): string[] {
  return [...new Set(takesOf(legal).filter((take) => take.source === source).map((take) => take.colour))];
}

/** The legal lines for a colour of a source. */
export function linesOf(legal: readonly string[], source: Source, colour: string): Line[] {
  return takesOf(legal).flatMap((take) => (take.source === source && take.colour === colour ? [take.line] : []));
}
