/** What a reader has chosen for this browser: theme, pace, how moves are sent, a name. Kept here, sent nowhere. */

export type Theme = "auto" | "light" | "dark";
export type Pace = "off" | "fast" | "normal" | "slow";

const KEY = "azulejos:settings";

interface Kept {
  theme: Theme;
  pace: Pace;
  instant: boolean;
  name: string;
}

const DEFAULTS: Kept = { theme: "auto", pace: "normal", instant: false, name: "" };

class Settings {
  kept: Kept = $state(DEFAULTS);

  start(): void {
    try {
      this.kept = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      this.kept = DEFAULTS;
    }
    this.#show();
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.#show();
  }

  /** How much slower than normal things move; 0 for not at all. */
  get slowness(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    return still ? 0 : { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.kept.pace];
  }

  #show(): void {
    const { theme } = this.kept;
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
