/** The props of the screen of every game: a view to draw, the legal moves, and a callback that makes one. */
import type { ErrorPayload, LogEvent, NoticePayload, TablePayload } from "../wire/types";

export interface ScreenProps {
  /** The view of the seat, as the notation writes it. */
  view: Record<string, unknown>;
  /** What counts at this moment, as the game says; empty for games that say nothing. */
  standing: Record<string, unknown>;
  table: TablePayload;
  /** The seat of the viewer; null for a spectator or a replay. */
  seat: number | null;
  /** The name of each seat. */
  names: readonly string[];
  /** The moves this seat may make now; empty if it has nothing to decide. */
  legal: readonly string[];
  /** The outlook of each legal move. */
  outlook: Record<string, Record<string, unknown>>;
  /** The decision of this seat that is sealed until all seats have decided. */
  sealed: string | null;
  /** A public notice about the end of the game. */
  notice?: NoticePayload | null;
  /** All events so far. */
  log: readonly LogEvent[];
  /** Whether a decision was sent and is not answered yet. */
  busy: boolean;
  refused: ErrorPayload | null;
  /** Called with a decision, which is then sent; nothing is sent before. */
  onmove: (move: string) => void;
}
