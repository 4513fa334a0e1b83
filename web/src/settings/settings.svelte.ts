/** The reader's settings: theme, animation speed, how moves are sent, name. They are stored in this browser only. */

export type Theme = "auto" | "light" | "dark";
export type Pace = "off" | "fast" | "normal" | "slow";

const KEY = "azulejos:settings";

interface StoredSettings {
  theme: Theme;
  pace: Pace;
  instant: boolean;
  name: string;
}

const DEFAULTS: StoredSettings = { theme: "auto", pace: "normal", instant: false, name: "" };

class Settings {
  stored: StoredSettings = $state(DEFAULTS);

  start(): void {
    try {
      this.stored = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>) };
    } catch {
      this.stored = DEFAULTS;
    }
    this.#show();
  }

  set(change: Partial<StoredSettings>): void {
    this.stored = { ...this.stored, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.stored));
    this.#show();
  }

  /** The factor by which animations last longer than normal; 0 if nothing is animated. */
  get slowness(): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    return still ? 0 : { off: 0, fast: 0.5, normal: 1, slow: 2 }[this.stored.pace];
  }

  #show(): void {
    const { theme } = this.stored;
    if (theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();
