/** Moves and draws of each game in the reader's language. */
import type { LogEvent } from "../wire/types";
import { messages, t } from "../messages/messages.svelte";
import { allTakes } from "./azul/history";
import { readMove } from "./azul/moves";
import { describeMove } from "./azul/messages";
import { cardsIn, describeCard } from "./g5211/cards";
import { describeMove as describeSummerPavilionMove, describeTiles } from "./summer-pavilion/messages";

/** Describes a move or a draw of the log. */
export type DescribeEvent = (event: LogEvent) => string;

type Options = Readonly<Record<string, unknown>>;

const GAMES: Record<string, (log: readonly LogEvent[], options: Options) => DescribeEvent> = {
  azul: describeAzul,
  "summer-pavilion": describeSummerPavilion,
  "5211": describeG5211,
};

/** Returns how the events of a game are described; a game that the page does not know keeps its notation. */
export function eventDescriber(game: string, options: Options, log: readonly LogEvent[]): DescribeEvent {
  const describe = GAMES[game]?.(log, options);
  return describe ?? (({ move, chance }) => move ?? chance ?? "");
}

function describeAzul(log: readonly LogEvent[]): DescribeEvent {
  const takes = new Map(allTakes(log).map((take) => [take.revision, take]));
  return (event) => {
    if (event.move === undefined) return t("page-log-deal", { game: "azul" });
    const move = readMove(event.move);
    if (move?.kind === "tile") return t("page-azul-did-tile", { row: move.row, column: move.column });
    // A take that was taken back is not among all takes; it is the last take of the log up to it.
    const take = takes.get(event.revision) ?? allTakes(log.slice(0, log.indexOf(event) + 1)).at(-1);
    return take ? describeMove(take.count, take.colour, take.source, take.line) : event.move;
  };
}

function describeSummerPavilion(_log: readonly LogEvent[], options: Options): DescribeEvent {
  const side = options["board"] === "grey" ? "grey" : "coloured";
  return ({ move, chance = "" }) => {
    if (move !== undefined) return describeSummerPavilionMove(move, side);
    const [what, bunch = ""] = chance.split(" ");
    return what === "supply" ? t("page-log-supply", { tiles: describeTiles(bunch) }) : t("page-log-deal", { game: "summer-pavilion" });
  };
}

function describeG5211(): DescribeEvent {
  return ({ move, chance = "" }) => {
    if (move !== undefined) return cardsIn(move).map(describeCard).join(", ").toLocaleLowerCase(messages.language);
    const [what, cards = ""] = chance.split(" ");
    // A seat may know how many cards were removed, a replay which ones.
    if (what === "remove") return t("page-log-remove", { count: cardsIn(cards).length || Number(cards) });
    return t(what === "deal" ? "page-log-deal-cards" : "page-log-draw");
  };
}
