/** What every game's screen is given: a view to draw, what may be done, and a way to do it. It knows no rules. */
import type { ErrorTold, Happened, TableTold } from "../wire/types";

export interface ScreenProps {
  /** The view of the seat, as the notation writes it. */
  view: Record<string, unknown>;
  table: TableTold;
  /** Whose eyes: a seat, or null for a spectator or a replay. */
  seat: number | null;
  /** What each seat is called. */
  names: readonly string[];
  /** The moves this seat may make now; empty when it owes nothing. */
  legal: readonly string[];
  /** What each of them would do. */
  outlook: Record<string, Record<string, unknown>>;
  /** The own decision that is sealed until all are in. */
  sealed: string | null;
  /** All that has happened. */
  log: readonly Happened[];
  /** A decision is on its way. */
  busy: boolean;
  refused: ErrorTold | null;
  /** Make a decision; nothing is sent before. */
  onmove: (move: string) => void;
}
