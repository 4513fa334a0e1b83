import { describe, expect, it } from "vitest";
import { cardsIn, countsOf, laidOf, moveOf, pointsOf, tapped, wonBy, type G5211View } from "./cards";

const seat = (open: string) => ({ hand: 5, sealed: false, open, won: "", total: 0, cards: 0 });
const view = (...open: string[]): G5211View => ({ edition: "rulebook", target: 0, players: open.length, deck: 1, round: 2, part: 2, pile: 60, seats: open.map(seat) });
const log = [
  { revision: 1, chance: "deal …" },
  { revision: 2, seat: 0, move: "Y1T4" },
  { revision: 3, seat: 1, move: "G2B3" },
  { revision: 4, chance: "draw …" },
  { revision: 5, seat: 0, move: "O2" },
  { revision: 6, seat: 1, move: "O3" },
];

describe("cards", () => {
  it("are read from a text and written in the order of the notation", () => {
    expect(cardsIn("Y1T4")).toEqual(["Y1", "T4"]);
    expect(moveOf(["T4", "Y1"])).toBe("Y1T4");
    expect(moveOf(["G3", "G1"])).toBe("G1G3");
    expect(pointsOf("Y1T4")).toBe(5);
  });

  it("of this round are found part by part in the log", () => {
    expect(laidOf(view("Y1O2T4", "G2O3B3"), log)).toEqual({ past: false, parts: [[["Y1", "T4"], ["O2"]], [["G2", "B3"], ["O3"]]] });
  });

  it("of the round before stay until somebody lays a new one", () => {
    const longer = [...log, { revision: 7, seat: 0, move: "B1" }, { revision: 8, seat: 1, move: "B2" }];
    const laid = laidOf(view("", ""), longer);
    expect(laid.past).toBe(true);
    expect(laid.parts[0]).toEqual([["Y1", "T4"], ["O2"], ["B1"]]);
  });

  it("are none at the start", () => {
    expect(laidOf(view("", ""), [])).toEqual({ past: false, parts: [[], []] });
  });

  it("are counted by colour, the most first, with those to come and the rank that the game gives", () => {
    const colours = { Y: { open: 3, rank: "tied" }, G: { open: 3, rank: "tied" }, O: { open: 2, rank: "leads" }, B: { open: 1, rank: "behind" }, T: { open: 0, rank: "none" } } as const;
    const counts = countsOf({ colours, limit: 7, roosters: 1, rooster_target: 6, exact: false, rooster_round: false }, ["O2", "T1"]);
    expect(counts.map(({ letter }) => letter)).toEqual(["Y", "G", "O", "B", "T"]);
    expect(counts[2]).toEqual({ letter: "O", name: "orange", open: 2, more: 1, rank: "leads" });
    expect(counts[4]).toMatchObject({ more: 1, rank: "none" });
  });
});

it("a tap chooses, another one takes it back, and only as many stay as the part takes", () => {
  expect(tapped([], 2, 1)).toEqual([2]);
  expect(tapped([2], 2, 1)).toEqual([]);
  expect(tapped([2], 3, 1)).toEqual([3]);
  expect(tapped([0, 1], 4, 2)).toEqual([1, 4]);
});

it("shows only the number of cards of a hidden score pile", () => {
  expect(wonBy({ ...seat(""), won: "Y1T4", total: 10 })).toEqual({ count: 2, points: 15 });
  expect(wonBy({ ...seat(""), won: 7, total: 10 })).toEqual({ count: 7, points: null });
});
