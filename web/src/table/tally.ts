/** The scores line by line, as the server tells them: put into words and into the order of the ranks. */
import { colourOf, type Family } from "../art/colours";
import { sayStar } from "../games/pavilion/wording";
import { written } from "../words/numbers";
import { t } from "../words/words.svelte";
import type { TableTold, TallyItem } from "../wire/types";

const FAMILIES: Record<string, Family> = { azul: "az", "summer-pavilion": "sp", "5211": "cd" };
const KINDS: Record<string, string> = { rows: "row", columns: "column", numbers: "number", decks: "deck" };

/** One player at the end. */
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
export function standingsOf(table: TableTold, names: readonly string[], tally: readonly TallyItem[][]): Standing[] {
  const ranks = (table.result as { ranks?: number[] } | null)?.ranks;
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

/** Whether the parts of an item are rounds: told only if somebody asks, there are many. */
export const isByRounds = (item: TallyItem): boolean => !(item.name in KINDS) && item.name !== "colours" && item.name !== "stars";

/** The parts of an item in words: "row 2 +2". */
export function partsOf(item: TallyItem, table: TableTold): { name: string; points: string }[] {
  return Object.entries(item.parts).map(([part, points]) => ({ name: partWord(item.name, part, table), points: written(points) }));
}

function partWord(item: string, part: string, table: TableTold): string {
  const family = FAMILIES[table.game];
  if (item === "colours" && family) return t("colour", { colour: colourOf(family, part).name });
  if (item === "stars") return sayStar(part, table.options["board"] === "grey" ? "grey" : "coloured");
  return t("page-tally-part", { kind: KINDS[item] ?? "round", part });
}
