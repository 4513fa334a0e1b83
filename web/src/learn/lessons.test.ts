import { describe, expect, it } from "vitest";
import { allRight, lessonsOf, logOf, namesOf, numberOf, playable, single, tableOf, type Option } from "./lessons";

const GAMES = ["azul", "summer-pavilion", "5211"];
const option = (kind: Option["kind"], value: string | number, right: boolean): Option => ({ kind, value, right });

describe("the lessons", () => {
  it.each(GAMES)("of %s each have something that is right and something that is not", async (game) => {
    const lessons = await lessonsOf(game);
    expect(lessons.length).toBeGreaterThanOrEqual(5);
    for (const lesson of lessons) {
      const [right, all] = lesson.ask === "boxes" ? [lesson.options.filter((each) => each.right), lesson.options] : [Object.keys(lesson.right), Object.keys(lesson.outlook)];
      expect(right.length, lesson.name).toBeGreaterThan(0);
      expect(right.length, lesson.name).toBeLessThan(all.length);
    }
  });

  it("that allow one answer have one", async () => {
    for (const lesson of (await Promise.all(GAMES.map(lessonsOf))).flat()) {
      if (lesson.ask === "boxes" && single(lesson.options)) expect(lesson.options.filter((each) => each.right)).toHaveLength(1);
    }
  });

  it("of an unknown game are none", async () => expect(await lessonsOf("chess")).toEqual([]));

  it("play the examples of the rules", async () => {
    expect(await playable("azul")).toMatchObject({ "az-t1": "/learn/azul#1", "az-t4": "/learn/azul#2" });
  });

  it("lay the cards of 5211 as they lie open", async () => {
    for (const lesson of await lessonsOf("5211")) {
      const log = logOf(lesson);
      const seats = lesson.view["seats"] as { open: string }[];
      const laid = seats.map((_, seat) => log.flatMap((each) => (each.seat === seat ? (each.move!.match(/../g) ?? []) : [])));
      expect(laid.map((cards) => cards.sort())).toEqual(seats.map(({ open }) => (open.match(/../g) ?? []).sort()));
    }
  });
});

describe("an answer", () => {
  const boxes = [option("line", "1", true), option("line", "2", false), option("line", "F", true)];

  it("is right when all that is right is ticked, and nothing else", () => {
    expect(allRight(boxes, [2, 0])).toBe(true);
    expect(allRight(boxes, [0])).toBe(false);
    expect(allRight(boxes, [0, 1, 2])).toBe(false);
  });

  it("is one where amounts are asked for", () => {
    expect(single([option("points", 3, false), option("points", 7, true)])).toBe(true);
    expect(single(boxes)).toBe(false);
  });
});

describe("a table around a position", () => {
  it("waits for the reader only if a move is asked for", async () => {
    const names = namesOf((await lessonsOf("5211"))[0]!, "You");
    expect(names).toEqual(["You", "Ada", "Ben", "Eva"]);
    expect(tableOf("5211", names, true, 0).decide).toEqual([0]);
    expect(tableOf("5211", names, false, 0)).toMatchObject({ decide: [1], players: 4, status: "playing" });
  });
});

describe("the number of a clause", () => {
  it.each([
    ["az-4.7c", "AZ-4.7c"],
    ["f-d2", "F-D2"],
    ["sp-r6", "SP-R6"],
  ])("%s is printed %s", (clause, number) => expect(numberOf(clause)).toBe(number));
});
