/** Where the texts of the rules come from: the project's own documents, one file for each game and language. */
import { readRules, type RulesText } from "./text";

const TEXTS = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });
const PICTURES = import.meta.glob<string>("../../../docs/pictures/summer-pavilion-*.svg", { query: "?url", import: "default", eager: true });

const ORIGINAL = "en";

export interface Rules {
  /** The language the text is in: English where there is no translation. */
  language: string;
  text: RulesText;
}

/** The file of a game's rules in a language, out of those there are; English where it is missing. */
export function fileFor(files: readonly string[], game: string, language: string): { path: string; language: string } | null {
  const path = (folder: string): string | undefined => files.find((file) => file.endsWith(`/rules/${folder}${game}.md`));
  const own = language === ORIGINAL ? undefined : path(`${language}/`);
  const original = path("");
  if (own) return { path: own, language };
  return original ? { path: original, language: ORIGINAL } : null;
}

/** The rules of a game in the reader's language; null for a game there is not. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const file = fileFor(Object.keys(TEXTS), game, language);
  if (!file) return null;
  const markdown = await TEXTS[file.path]!();
  return { language: file.language, text: readRules(markdown, pictureAt) };
}

function pictureAt(name: string): string {
  return Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? "";
}
