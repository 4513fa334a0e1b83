/** The messages of the page, from the files that the server also uses: one file for each language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/azulejos/languages/*.ftl", { query: "?raw", import: "default" });

/** The available languages. */
export const LANGUAGES = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1"))
  .sort();

const KEY = "azulejos:language";
const DEFAULT = "en";

/** The language that the reader has chosen, or else the first available one that the browser asks for. */
export function preferred(requested: readonly string[], chosen: string | null): string {
  const tags = [...(chosen ? [chosen] : []), ...requested].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? DEFAULT;
}

class Messages {
  language = $state(DEFAULT);
  #bundle: FluentBundle | null = $state.raw(null);

  async start(): Promise<void> {
    await this.choose(preferred(navigator.languages, localStorage.getItem(KEY)), false);
  }

  /** Use a language from now on, and remember it. */
  async choose(language: string, remember = true): Promise<void> {
    const load = FILES[`../../../src/azulejos/languages/${language}.ftl`];
    if (!load) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await load()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (remember) localStorage.setItem(KEY, language);
  }

  /** A message with its variables filled in. A message that is missing is shown as its id; a test checks that none is. */
  format(id: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, facts) : id;
  }
}

export const messages = new Messages();

/** Short for `messages.format`. */
export const t = (id: string, facts?: Record<string, FluentVariable>): string => messages.format(id, facts);
