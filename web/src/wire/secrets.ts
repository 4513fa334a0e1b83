/** The secrets of this browser's seats. They stay here; only the server that gave them gets them back. */

export interface OwnSeat {
  secret: string;
  seats: number[];
  game: string;
  at: number;
  /** What the people on this screen are called, by seat; the server knows one name for all of them. */
  names?: Record<number, string>;
}

const PREFIX = "azulejos:table:";

export function ownSeat(id: string): OwnSeat | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as OwnSeat | null;
  } catch {
    return null;
  }
}

export function keepSeat(id: string, seat: OwnSeat): void {
  localStorage.setItem(PREFIX + id, JSON.stringify(seat));
}

export function forgetSeat(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** The tables this browser sits at, the last first. */
export function ownTables(): { id: string; seat: OwnSeat }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const id = key.slice(PREFIX.length);
      const seat = ownSeat(id);
      return seat ? [{ id, seat }] : [];
    })
    .sort((one, other) => other.seat.at - one.seat.at);
}

/** A seed for the shuffle, of the browser's own chance. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
