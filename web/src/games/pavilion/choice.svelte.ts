/** What is chosen and not yet sent: cancelling is free. */

/** Why something can not be chosen, and the clause that says so. */
export interface Note {
  text: string;
  clause?: string | null | undefined;
}

interface Chosen {
  /** The move that takes tiles. */
  take: string | null;
  /** The move that places a tile, its payment included. */
  place: string | null;
  /** A cell that was tapped in vain, and the reason. */
  refused: string | null;
  note: Note | null;
  passing: boolean;
  kept: string;
}

const NOTHING: Chosen = { take: null, place: null, refused: null, note: null, passing: false, kept: "" };

/** One choice at a time: to choose one thing is to let go of the others. */
export class Choice {
  take: string | null = $state(null);
  place: string | null = $state(null);
  refused: string | null = $state(null);
  note: Note | null = $state.raw(null);
  passing = $state(false);
  kept = $state("");
  /** Bonus tiles that are chosen and may be undone. */
  picks: string[] = $state([]);
  /** Bonus tiles that are confirmed and wait to be sent. */
  queue: string[] = $state([]);

  only(chosen: Partial<Chosen>): void {
    Object.assign(this, NOTHING, chosen);
  }

  clear(): void {
    this.only({});
    this.picks = [];
  }
}
