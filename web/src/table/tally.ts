/** The score breakdown that the server sends, described in the reader's language and sorted by rank. */
import { colourOf, familyOf } from "../art/colours";
import { describeStar } from "../games/summer-pavilion/messages";
import { written } from "../messages/numbers";
import { t } from "../messages/messages.svelte";
import type { TablePayload, TallyItem } from "../wire/types";

const KINDS: Record<string, string> = { rows: "row", columns: "column", numbers: "number", decks: "deck" };

/** One player's final score and its items. */
export interface Standing {
  seat: number;
  name: string;
  bot: boolean;
  score: number;
  /** Null if the game was left before its end. */
  rank: number | null;
  items: readonly TallyItem[];
}

/** All players, the best first. */
export function standingsOf(table: TablePayload, names: readonly string[], tally: readonly TallyItem[][]): Standing[] {
  const ranks = table.result?.ranks;
  return table.chairs
    .map(({ seat, bot }) => ({
      seat,
      name: names[seat] ?? "",
      bot: bot !== null,
      score: table.scores?.[seat] ?? 0,
      rank: ranks?.[seat] ?? null,
      items: tally[seat] ?? [],
    }))
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.seat - other.seat);
}

/** Whether the parts of an item are rounds. There are many of them, so they are shown only on request. */
export const isByRounds = (item: TallyItem): boolean => !(item.name in KINDS) && item.name !== "colours" && item.name !== "stars";

/** The parts of an item with a name and points: "row 2", "+2". */
export function partsOf(item: TallyItem, table: TablePayload): { name: string; points: string }[] {
  return Object.entries(item.parts).map(([part, points]) => ({ name: describePart(item.name, part, table), points: written(points) }));
}

function describePart(item: string, part: string, table: TablePayload): string {
  const family = familyOf(table.game);
  if (item === "colours" && family) return t("colour", { colour: colourOf(family, part).name });
  if (item === "stars") return describeStar(part, table.options["board"] === "grey" ? "grey" : "coloured");
  return t("page-tally-part", { kind: KINDS[item] ?? "round", part });
}
