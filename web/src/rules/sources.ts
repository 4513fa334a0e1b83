/** Loads the rules from `docs/rules`, which has one file for each game and language. */
import { readRules, type RulesText } from "./text";

const TEXTS = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default" });
const PICTURES = import.meta.glob<string>("../../../docs/pictures/summer-pavilion-*.svg", { query: "?url", import: "default", eager: true });

const ORIGINAL = "en";

export interface Rules {
  /** The language of the text; English if there is no translation. */
  language: string;
  text: RulesText;
}

/** The file of a game's rules in a language, or else in English; null for an unknown game. */
export function fileFor(files: readonly string[], game: string, language: string): { path: string; language: string } | null {
  const path = (folder: string): string | undefined => files.find((file) => file.endsWith(`/rules/${folder}${game}.md`));
  const own = language === ORIGINAL ? undefined : path(`${language}/`);
  const original = path("");
  if (own) return { path: own, language };
  return original ? { path: original, language: ORIGINAL } : null;
}

/** The rules of a game in the reader's language; null for an unknown game. */
export async function rulesOf(game: string, language: string): Promise<Rules | null> {
  const file = fileFor(Object.keys(TEXTS), game, language);
  if (!file) return null;
  const markdown = await TEXTS[file.path]!();
  return { language: file.language, text: readRules(markdown, pictureAt) };
}

function pictureAt(name: string): string {
  return Object.entries(PICTURES).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? "";
}
