/** All words of the page, from the same files as the server's refusals: one file for each language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/azulejos/languages/*.ftl", { query: "?raw", import: "default" });

/** The languages there are, by their files. */
export const LANGUAGES = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/(.*)\.ftl$/, "$1"))
  .sort();

const KEY = "azulejos:language";
const DEFAULT = "en";

/** The best language for what the browser asks for, unless the reader has chosen one. */
export function preferred(wishes: readonly string[], chosen: string | null): string {
  const tags = [...(chosen ? [chosen] : []), ...wishes].map((wish) => wish.toLowerCase().split("-")[0] ?? "");
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? DEFAULT;
}

class Words {
  language = $state(DEFAULT);
  #bundle: FluentBundle | null = $state.raw(null);

  async start(): Promise<void> {
    await this.choose(preferred(navigator.languages, localStorage.getItem(KEY)), false);
  }

  /** Speak a language from now on, and remember it. */
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

  /** A message with its facts; the id itself, if a file lacks it (a test keeps that from happening). */
  say(id: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, facts) : id;
  }
}

export const words = new Words();

/** Short for `words.say`. */
export const t = (id: string, facts?: Record<string, FluentVariable>): string => words.say(id, facts);
