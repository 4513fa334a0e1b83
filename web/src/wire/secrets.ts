/** The secrets of the seats of this browser. They are stored here and sent only to the server that issued them. */

export interface OwnSeat {
  secret: string;
  seats: number[];
  game: string;
  at: number;
  /** The names of the people on this screen, by seat; the server has one name for all of them. */
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

export function storeSeat(id: string, seat: OwnSeat): void {
  localStorage.setItem(PREFIX + id, JSON.stringify(seat));
}

export function forgetSeat(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** The tables at which this browser has a seat, the latest first. */
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

/** A random seed for the shuffle, from the browser. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
