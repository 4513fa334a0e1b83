import { expect, test } from "vitest";
import { BOARD } from "./geometry";
import { chainAt, kindOf, litCells, numbersOf, starsOf, surrounded } from "./progress";

const feature = (name: string) => BOARD.features.find((each) => each.name === name)!;

test("a chain goes round the ring of a star and stops at a gap", () => {
  const cells = { "L.N": "P", "L.NE": "P", "L.SW": "P", "L.NW": "P", "R.N": "B" };
  expect(chainAt(cells, "L.S").sort()).toEqual(["L.N", "L.NE", "L.NW", "L.S", "L.SW"]);
  expect(chainAt(cells, "R.S")).toEqual(["R.S"]);
});

test("a full star is a chain of six", () => {
  const cells = Object.fromEntries(["N", "NE", "SE", "S", "SW"].map((each) => [`UL.${each}`, "O"]));
  expect(chainAt(cells, "UL.NW")).toHaveLength(6);
});

test("a feature is lit beside each filled cell, and surrounded by all", () => {
  expect(litCells({ "UL.N": "O", "C.N": "R" }, feature("W-UL"))).toEqual(["UL.N"]);
  expect(surrounded({ "UL.N": "O" }, feature("W-UL"))).toBe(false);
  expect(surrounded({ "UL.N": "O", "UL.NW": "O" }, feature("W-UL"))).toBe(true);
});

test("on the grey side the second tile decides the kind of a star", () => {
  expect(kindOf({ "UL.N": "R" }, "UL", "grey")).toBe("open");
  expect(kindOf({ "UL.N": "R", "UL.S": "R" }, "UL", "grey")).toEqual({ colour: "R" });
  expect(kindOf({ "UL.N": "R", "UL.S": "B" }, "UL", "grey")).toBe("six");
});

test("on the coloured side the printed colour decides it", () => {
  expect(kindOf({}, "UL", "coloured")).toEqual({ colour: "O" });
  expect(kindOf({}, "C", "coloured")).toBe("six");
});

test("stars and numbers say how far they are and what they give", () => {
  const cells = { "UL.NE": "O", "L.N": "P" };
  expect(starsOf(cells, "coloured").find((each) => each.star === "L")).toMatchObject({ filled: 1, points: 20 });
  expect(starsOf(cells, "grey").find((each) => each.star === "L")).toMatchObject({ filled: 1, points: null });
  expect(numbersOf(cells, "coloured")).toMatchObject([{ number: 1, filled: 2, all: 7, points: 4 }, { number: 2 }, { number: 3 }, { number: 4, points: 16 }]);
  expect(numbersOf(cells, "grey").find((each) => each.number === 3)?.all).toBe(12);
});
