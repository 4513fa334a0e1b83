import { expect, test } from "vitest";
import { BOARD, along, cellOf, cellsOf, neighbour, outline, printedColour, windowOn } from "./geometry";

test("a board has 42 cells in seven stars and 18 features", () => {
  expect([BOARD.cells.length, BOARD.stars.length, BOARD.features.length]).toEqual([42, 7, 18]);
  expect(cellsOf("UL").map((cell) => cell.direction)).toEqual(["N", "NE", "SE", "S", "SW", "NW"]);
});

test("everything lies within the drawing", () => {
  const [x, y, wide, high] = windowOn(null).split(" ").map(Number) as [number, number, number, number];
  const points = [...BOARD.cells, ...BOARD.features].flatMap((part) => part.corners);
  expect(points.every(([a, b]) => a > x && a < x + wide && b > y && b < y + high)).toBe(true);
});

test("an outline shrinks about its middle", () => {
  expect(outline([[0, 0], [10, 0], [10, 10], [0, 10]], 0.5)).toBe("2.5,2.5 7.5,2.5 7.5,7.5 2.5,7.5");
});

test("along a cell the middle lies half way", () => {
  const [x, y] = along(cellOf("C.N"), 0.5);
  expect([Math.round(x), Math.round(y * 10) / 10]).toEqual([0, -86.6]);
});

test("arrows go to the nearest cell that way", () => {
  const all = BOARD.cells.map((cell) => cell.name);
  expect(neighbour("C.N", "ArrowDown", ["C.S", "UL.N"])).toBe("C.S");
  expect(neighbour("C.NW", "ArrowRight", ["C.NE", "R.N", "LL.S"])).toBe("C.NE");
  expect(neighbour("UL.N", "ArrowUp", all)).toBeNull();
  expect(neighbour("C.N", "Tab", all)).toBeNull();
});

test("every cell can be reached by arrows", () => {
  const all = BOARD.cells.map((cell) => cell.name);
  const reached = new Set(["C.N"]);
  for (const name of reached) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = neighbour(name, key, all);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(42);
});

test("only outer stars of the coloured side have a colour", () => {
  expect(printedColour("R", "coloured")).toBe("B");
  expect(printedColour("C", "coloured")).toBeNull();
  expect(printedColour("R", "grey")).toBeNull();
});
