/** What is chosen and not sent yet. */

/** Why something cannot be chosen, with the clause. */
export interface Note {
  text: string;
  clause?: string | null | undefined;
}

interface Chosen {
  /** The move that takes tiles. */
  take: string | null;
  /** The move that places a tile, its payment included. */
  place: string | null;
  /** An illegal cell that was tapped; `note` has the reason. */
  refused: string | null;
  note: Note | null;
  passing: boolean;
  kept: string;
}

const NOTHING: Chosen = { take: null, place: null, refused: null, note: null, passing: false, kept: "" };

/** The current choice; only one thing is chosen at a time. */
export class Choice {
  take: string | null = $state(null);
  place: string | null = $state(null);
  refused: string | null = $state(null);
  note: Note | null = $state.raw(null);
  passing = $state(false);
  kept = $state("");
  /** Bonus tiles that are chosen and can be undone. */
  picks: string[] = $state([]);
  /** Bonus tiles that are confirmed and wait to be sent. */
  queue: string[] = $state([]);

  /** Choose these and nothing else. */
  only(chosen: Partial<Chosen>): void {
    Object.assign(this, NOTHING, chosen);
  }

  clear(): void {
    this.only({});
    this.picks = [];
  }
}
