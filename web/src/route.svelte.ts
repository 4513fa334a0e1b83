/** The current screen. The address determines it, so every screen can be linked to and reloaded. */

export type Route =
  | { screen: "start" }
  | { screen: "setup"; game: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; at: number | null }
  | { screen: "rules"; game: string }
  | { screen: "learn"; game: string; lesson: number };

/** The screen of an address; the start page if the address names none. */
export function routeOf(path: string, hash: string): Route {
  const [first, second] = path.split("/").filter(Boolean);
  if (first === "t" && second) return { screen: "table", id: second };
  if (first === "replay" && second) return { screen: "replay", id: second, at: numberIn(hash) };
  if (first === "new" && second) return { screen: "setup", game: second };
  if (first === "rules" && second) return { screen: "rules", game: second };
  if (first === "learn" && second) return { screen: "learn", game: second, lesson: numberIn(hash) ?? 1 };
  return { screen: "start" };
}

function numberIn(hash: string): number | null {
  const digits = /^#(\d{1,6})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

class Here {
  route: Route = $state(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  /** Go to an address of this page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }
}

export const here = new Here();

/** A click handler for links: changes the screen without loading the page again, unless the reader wants a new tab. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link && plain && link.origin === location.origin && !link.download && !link.pathname.startsWith("/api/")) {
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    here.go(link.pathname + link.search + link.hash);
  }
}
