import { describe, expect, it } from "vitest";
import { messages } from "../messages/messages.svelte";
import { eventDescriber } from "./events";

Object.assign(globalThis, { document: { documentElement: {} } });

const described = async (language: string, game: string, log: { revision: number; seat?: number; move?: string; chance?: string; takeback?: number }[], options = {}) => {
  await messages.choose(language, false);
  return log.filter((event) => event.takeback === undefined).map(eventDescriber(game, options, log));
};

describe("the events of", () => {
  const azul = [
    { revision: 1, chance: "deal BBYK RRWW BYRK YYYY -" },
    { revision: 2, seat: 0, move: "1B>2" },
    { revision: 3, seat: 1, move: "2R>1" },
    { revision: 4, takeback: 2 },
    { revision: 5, seat: 1, move: "CY>F" },
    { revision: 6, seat: 0, move: "2=4" },
  ];
  it("Azul are described with the number of tiles, also those of a move that was taken back", async () => {
    expect(await described("en", "azul", azul)).toEqual(["New tiles on the displays", "2 blue from display 1 to line 2", "2 red from display 2 to line 1", "1 yellow from the centre to the floor", "tile on row 2, column 4"]);
    expect((await described("ru", "azul", azul))[1]).toBe("2 синие с фабрики 1 в ряд 2");
  });
  it("Summer Pavilion are described by star and number", async () => {
    const log = [{ revision: 1, chance: "supply PGGO" }, { revision: 2, chance: "deal PGOO - - - -" }, { revision: 3, seat: 0, move: "UL.NE:O+0" }, { revision: 4, seat: 1, move: "pass:-" }];
    const texts = await described("en", "summer-pavilion", log, { board: "coloured" });
    expect(texts).toEqual(["The supply is refilled: 1 purple, 2 green and 1 orange", "New tiles on the displays", "places orange on cell 1 of the orange star", "passed"]);
  });
  it("5211 are described card by card, whether removed cards are known or only counted", async () => {
    const log = [{ revision: 1, chance: "remove 13" }, { revision: 2, chance: "remove Y2" }, { revision: 3, chance: "deal 5 / Y1Y2G3O4T1" }, { revision: 4, seat: 0, move: "Y1T4" }, { revision: 5, chance: "draw 2 / G1B2" }];
    expect(await described("en", "5211", log)).toEqual(["13 cards removed from the deck", "1 card removed from the deck", "Cards are dealt", "yellow rooster, turquoise 4", "Everyone draws cards"]);
  });
  it("another game are shown in notation", async () => expect(await described("en", "chess", [{ revision: 1, seat: 0, move: "e4" }])).toEqual(["e4"]));
});
