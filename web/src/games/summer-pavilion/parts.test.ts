import { expect, test } from "vitest";
import { countOf, groupsOf, inOrder, without } from "./bunch";
import { changesBetween, recent } from "./changes";
import { journeysOf, sourceOf } from "./flights";
import { intentOf } from "./keys";
import { around, factoriesLayout } from "./plates";
import type { SummerPavilionView } from "./view";

test("bunches stand in the order of the colours", () => {
  expect(inOrder("RGPG")).toBe("PGGR");
  expect(groupsOf("RRP")).toEqual([{ letter: "P", count: 1 }, { letter: "R", count: 2 }]);
  expect(countOf("RRP", "R")).toBe(2);
  expect(without("PRRG", "RG")).toBe("PR");
});

const scores = (...points: number[]): SummerPavilionView => ({ phase: "place", boards: points.map((score) => ({ score })) }) as unknown as SummerPavilionView;

test("a move has the points that it scored", () => {
  const fresh = [{ revision: 7, seat: 1, move: "UL.N:O+0" }, { revision: 8, chance: "supply R" }];
  expect(changesBetween(scores(5, 5), scores(5, 8), fresh)).toEqual([{ revision: 7, seat: 1, move: "UL.N:O+0", points: 3 }]);
});

test("of several moves of a seat the last one has the points", () => {
  const fresh = [{ revision: 7, seat: 0, move: "+R" }, { revision: 8, seat: 0, move: "C.N:R+0" }];
  expect(changesBetween(scores(5), scores(9), fresh).map((each) => each.points)).toEqual([0, 4]);
});

test("the points of the game end are not those of a move", () => {
  const after = { ...scores(40), phase: "over" as const };
  expect(changesBetween(scores(20), after, [{ revision: 9, seat: 0, move: "pass:-" }])[0]?.points).toBe(0);
});

test("the last moves come latest first, without draws", () => {
  const log = [{ revision: 1, chance: "deal" }, { revision: 2, seat: 0, move: "1R" }, { revision: 3, seat: 1, move: "2B" }];
  expect(recent(log, 5).map((each) => each.move)).toEqual(["2B", "1R"]);
});

test("a key means what is asked for", () => {
  const key = (name: string, code = "") => ({ key: name, code });
  expect(intentOf(key("3"), "take", false)).toEqual({ do: "source", source: "3" });
  expect(intentOf(key("0"), "take", false)).toEqual({ do: "source", source: "C" });
  expect(intentOf(key("0"), "place", false)).toEqual({ do: "pass" });
  expect(intentOf(key("2"), "place", false)).toEqual({ do: "payment", place: 1 });
  expect(intentOf(key("п", "KeyG"), "bonus", false)).toEqual({ do: "colour", letter: "G" });
  expect(intentOf(key("Backspace"), "place", true)).toEqual({ do: "undo" });
  expect(intentOf(key("Enter"), "wait", false)).toBeNull();
});

test("plates stand at equal steps around the table, the first at the top, and do not touch", () => {
  for (const displays of [5, 7, 9]) {
    const { plate, wide, high } = factoriesLayout(displays);
    const spots = around(displays, wide, high);
    expect(spots[0]?.x).toBeCloseTo(0);
    expect(spots[0]?.y).toBeCloseTo(-high);
    const gaps = spots.map((spot, place) => {
      const next = spots[(place + 1) % displays]!;
      return Math.hypot(next.x - spot.x, next.y - spot.y);
    });
    expect(Math.min(...gaps)).toBeGreaterThan(plate);
  }
});

test("tiles travel from where a move takes them to the hand that gained them", () => {
  expect(["3R", "CB", "+G", "C.N:R+0", "pass:-"].map(sourceOf)).toEqual(["3", "C", "S", null, null]);
  const hands = (...each: string[]): SummerPavilionView => ({ boards: each.map((hand) => ({ hand })) }) as unknown as SummerPavilionView;
  const changes = [{ revision: 4, seat: 1, move: "3R", points: 0 }];
  expect(journeysOf(hands("G", "P"), hands("G", "PRR"), changes)).toEqual([{ letters: "RR", source: "3", seat: 1 }]);
});
