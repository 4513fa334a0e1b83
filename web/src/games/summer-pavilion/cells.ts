/** The state of each cell of the own board: what a tile would score there, or why none may be placed. */
import { t } from "../../messages/messages.svelte";
import { countOf } from "./bunch";
import type { Note } from "./choice.svelte";
import { BOARD, printedColour, type Cell } from "./geometry";
import type { Place } from "./moves";
import type { CellState } from "./PlayerBoard.svelte";
import type { SeatView, SummerPavilionView } from "./view";
import { colourName, describeCell, describePayment, describeTiles } from "./messages";

/** Why no tile may be placed on a cell: its cost, and the tiles in hand. */
export function reasonOf(cell: Cell, view: SummerPavilionView, seat: SeatView): Note {
  const cost = cell.costs[view.board];
  const colour = printedColour(cell.star, view.board);
  if (seat.cells[cell.name] !== undefined) return { text: t("page-summer-pavilion-reason-filled"), clause: "SP-5.8" };
  if (!colour) return { text: t("page-summer-pavilion-reason-none", { cost }), clause: view.board === "grey" ? "SP-8.3" : "SP-5.6" };
  const jokers = colour === view.joker ? 0 : countOf(seat.hand, view.joker);
  const own = t("page-summer-pavilion-tiles", { count: countOf(seat.hand, colour), colour: colourName(colour) });
  const tiles = jokers ? `${own}, ${t("page-summer-pavilion-jokers", { count: jokers })}` : own;
  return { text: t("page-summer-pavilion-reason-hand", { cost, tiles }), clause: cost === 1 && jokers ? "SP-5.7" : "SP-5.2" };
}

/** The states of all cells of a board; `placing` if a cell has to be chosen now. */
export function statesOf(view: SummerPavilionView, seat: SeatView, places: ReadonlyMap<string, Place[]>, placing: boolean): Map<string, CellState> {
  return new Map(BOARD.cells.map((cell) => [cell.name, stateOf(cell, view, seat, places.get(cell.name), placing)]));
}

function stateOf(cell: Cell, view: SummerPavilionView, seat: SeatView, options: Place[] | undefined, placing: boolean): CellState {
  const text = describeCell(cell.name, view.board);
  const laid = seat.cells[cell.name];
  if (laid) return { label: t("page-summer-pavilion-cell-filled", { cell: text, colour: colourName(laid) }), points: null, disabled: true };
  if (options?.[0]) {
    const { points } = options[0].outlook;
    const ways = options.map(describePayment).join("; ");
    return { label: t("page-summer-pavilion-cell-legal", { cell: text, points, ways }), points, disabled: false };
  }
  const label = placing ? t("page-summer-pavilion-cell-refused", { cell: text, reason: reasonOf(cell, view, seat).text }) : t("page-summer-pavilion-cell-empty", { cell: text });
  return { label, points: null, disabled: true };
}

/** A board in one sentence, for screen readers. */
export function describeBoard(seat: SeatView, name: string): string {
  return `${t("page-summer-pavilion-board-of", { name })}: ${describeTiles(Object.values(seat.cells).join(""))}`;
}
