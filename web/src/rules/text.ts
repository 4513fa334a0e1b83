/** The text of the rules as sections with numbered clauses, converted from Markdown to HTML. */
import { Marked, type Token, type Tokens } from "marked";

/** A clause with its number, a worked example, or other text. */
export type Block =
  | { kind: "clause"; id: string; label: string; html: string; part: boolean }
  | { kind: "example"; id: string; label: string; cells: readonly Cell[] }
  | { kind: "text"; html: string };

/** One cell of a worked example, with the heading of its column. */
export interface Cell {
  head: string;
  html: string;
}

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface RulesText {
  title: string;
  opening: Block[];
  sections: Section[];
}

const ANCHOR = /^<a id="([a-z0-9.-]+)">$/;
const CLOSED_ANCHOR = /^<a id="([a-z0-9.-]+)"><\/a>$/;

/** The address of a picture by its name; an empty string if there is none. */
export type Pictures = (name: string) => string;

/** Read the rules of a game from their Markdown. */
export function readRules(markdown: string, pictures: Pictures = () => ""): RulesText {
  const reader = readerFor(pictures);
  const text: RulesText = { title: "", opening: [], sections: [] };
  let anchor = "";
  for (const token of reader.lexer(markdown)) {
    const found = CLOSED_ANCHOR.exec(token.raw.trim());
    if (found) anchor = found[1]!;
    else if (token.type === "heading" && token.depth === 1) text.title = token.text;
    else if (token.type === "heading") text.sections.push({ id: anchor, title: token.text, blocks: [] });
    else (text.sections.at(-1)?.blocks ?? text.opening).push(...blocksOf(reader, token));
  }
  return text;
}

/** All anchors, in the order of the text. */
export function anchorsOf(text: RulesText): string[] {
  const named = (block: Block): string[] => (block.kind === "text" ? [] : [block.id]);
  return text.sections.flatMap((section) => [section.id, ...section.blocks.flatMap(named)]);
}

function blocksOf(reader: Marked, token: Token): Block[] {
  if (token.type === "space") return [];
  if (token.type === "paragraph") return [clauseOf(reader, token.tokens ?? [], false) ?? textOf(reader, token)];
  if (token.type === "list") {
    const items = (token as Tokens.List).items.map((item) => clauseOf(reader, inlineOf(item), true));
    return items.every((item) => item !== null) ? (items as Block[]) : [textOf(reader, token)];
  }
  if (token.type === "table") {
    const rows = (token as Tokens.Table).rows.map((row) => exampleOf(reader, (token as Tokens.Table).header, row));
    return rows.every((row) => row !== null) ? (rows as Block[]) : [textOf(reader, token)];
  }
  return [textOf(reader, token)];
}

const textOf = (reader: Marked, token: Token): Block => ({ kind: "text", html: reader.parser([token]) });

function inlineOf(item: Tokens.ListItem): Token[] {
  const first = item.tokens.find((token) => token.type === "text" || token.type === "paragraph");
  return (first as Tokens.Text | undefined)?.tokens ?? [];
}

/** The clause of a text that begins with an anchor and a number in bold; null if it does not. */
function clauseOf(reader: Marked, tokens: readonly Token[], part: boolean): Block | null {
  const begun = beginningOf(tokens);
  return begun && { kind: "clause", id: begun.id, label: begun.label, html: inline(reader, begun.rest).trim(), part };
}

function exampleOf(reader: Marked, header: readonly Tokens.TableCell[], row: readonly Tokens.TableCell[]): Block | null {
  const begun = beginningOf(row[0]?.tokens ?? []);
  if (!begun) return null;
  const cells = row.slice(1).map((cell, place) => ({ head: header[place + 1]?.text ?? "", html: inline(reader, cell.tokens) }));
  const game = begun.label.split("-")[0]!;
  return { kind: "example", id: begun.id, label: begun.label, cells: cells.map((cell, place) => (place ? cell : { ...cell, html: linked(game, cell.html) })) };
}

/** Links the clauses of an example, which are written without the prefix of the game: `4.7, R1`. */
function linked(game: string, numbers: string): string {
  const clause = /^([A-Z]?\d+(?:\.\d+)?[a-c]?)$/;
  return numbers.split(", ").map((each) => each.replace(clause, (number) => reference(`${game}-${number}`, number))).join(", ");
}

function beginningOf(tokens: readonly Token[]): { id: string; label: string; rest: Token[] } | null {
  const [open, close, number, ...rest] = tokens;
  const id = open?.type === "html" ? ANCHOR.exec(open.raw)?.[1] : undefined;
  if (!id || close?.raw !== "</a>" || number?.type !== "strong") return null;
  return { id, label: (number as Tokens.Strong).text, rest };
}

function inline(reader: Marked, tokens: readonly Token[]): string {
  return reader.Parser.parseInline([...tokens], reader.defaults);
}

/** The number of a clause in a text, such as `AZ-4.7c`; it becomes a link. */
const CLAUSE = /\b(AZ|SP|F)-(R?\d+(?:\.\d+)?[a-c]?|[DT]\d+)\b/g;

const reference = (clause: string, label: string): string => `<a class="reference" href="#${clause.toLowerCase()}">${label}</a>`;

/** A Markdown reader that removes raw HTML and writes no styles, which the content security policy forbids. */
function readerFor(pictures: Pictures): Marked {
  const reader = new Marked({ gfm: true });
  reader.use({
    renderer: {
      html: () => "",
      text(token) {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return escaped(token.text).replace(CLAUSE, (number) => reference(number, number));
      },
      link(token) {
        const label = this.parser.parseInline(token.tokens);
        return token.href.startsWith("#") ? `<a href="${escaped(token.href)}">${label.replace(/<\/?a\b[^>]*>/g, "")}</a>` : label;
      },
      image(token) {
        const address = pictures(token.href.split("/").at(-1) ?? "");
        return address ? `<img src="${escaped(address)}" alt="${escaped(token.text)}" loading="lazy">` : "";
      },
      table(token) {
        const cell = (tag: string, each: Tokens.TableCell): string => `<${tag}>${this.parser.parseInline(each.tokens)}</${tag}>`;
        const head = token.header.map((each) => cell("th", each)).join("");
        const rows = token.rows.map((row) => `<tr>${row.map((each) => cell("td", each)).join("")}</tr>`).join("");
        return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return reader;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/&(?!#?\w+;)|[<>"]/g, (letter) => ENTITIES[letter]!);
}
