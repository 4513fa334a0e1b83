/** How each cell of the own board stands: what a tile would score there, or why none may be placed. */
import { t } from "../../words/words.svelte";
import { countOf } from "./bunch";
import type { Note } from "./choice.svelte";
import { BOARD, printedColour, type Cell } from "./geometry";
import type { Place } from "./moves";
import type { CellState } from "./PlayerBoard.svelte";
import type { Pavilion, SeatView } from "./view";
import { colourName, sayCell, sayPayment, sayTiles } from "./wording";

/** Why nothing may be placed on a cell: what it costs, and what there is to pay with. */
export function reasonOf(cell: Cell, view: Pavilion, seat: SeatView): Note {
  const cost = cell.costs[view.board];
  const colour = printedColour(cell.star, view.board);
  if (seat.cells[cell.name] !== undefined) return { text: t("page-sp-reason-filled"), clause: "SP-5.8" };
  if (!colour) return { text: t("page-sp-reason-none", { cost }), clause: view.board === "grey" ? "SP-8.3" : "SP-5.6" };
  const jokers = colour === view.joker ? 0 : countOf(seat.hand, view.joker);
  const own = t("page-sp-tiles", { count: countOf(seat.hand, colour), colour: colourName(colour) });
  const tiles = jokers ? `${own}, ${t("page-sp-jokers", { count: jokers })}` : own;
  return { text: t("page-sp-reason-hand", { cost, tiles }), clause: cost === 1 && jokers ? "SP-5.7" : "SP-5.2" };
}

/** All cells of a board for the one who looks; `placing` if a cell is to be chosen now. */
export function statesOf(view: Pavilion, seat: SeatView, places: ReadonlyMap<string, Place[]>, placing: boolean): Map<string, CellState> {
  return new Map(BOARD.cells.map((cell) => [cell.name, stateOf(cell, view, seat, places.get(cell.name), placing)]));
}

function stateOf(cell: Cell, view: Pavilion, seat: SeatView, options: Place[] | undefined, placing: boolean): CellState {
  const said = sayCell(cell.name, view.board);
  const laid = seat.cells[cell.name];
  if (laid) return { label: t("page-sp-cell-filled", { cell: said, colour: colourName(laid) }), points: null, disabled: true };
  if (options?.[0]) {
    const { points } = options[0].outlook;
    const ways = options.map(sayPayment).join("; ");
    return { label: t("page-sp-cell-legal", { cell: said, points, ways }), points, disabled: false };
  }
  const label = placing ? t("page-sp-cell-refused", { cell: said, reason: reasonOf(cell, view, seat).text }) : t("page-sp-cell-empty", { cell: said });
  return { label, points: null, disabled: true };
}

/** What a board looks like in one sentence, for those who do not see it. */
export function sayBoard(seat: SeatView, name: string): string {
  return `${t("page-sp-board-of", { name })}: ${sayTiles(Object.values(seat.cells).join(""))}`;
}
