import { describe, expect, it } from "vitest";
import { board, EMPTY, take, view } from "./examples";
import { groupsOf, onPlate, outline } from "./groups";
import { signed } from "../../messages/numbers";
import { piecesOf } from "./outcome";
import { onEllipse, spread } from "./plates";
import { cellOf, previewTake, previewTiling, wallAbove } from "./preview";
import { besideRun, parts, runsThrough, sumText } from "./runs";
import { floorCost, mayBeLast, printed, restAt } from "./view";

describe("groups", () => {
  it("count each colour once, in order", () => {
    expect(groupsOf("BBYK")).toEqual([{ letter: "B", count: 2 }, { letter: "Y", count: 1 }, { letter: "K", count: 1 }]);
    expect(groupsOf("")).toEqual([]);
  });
  it("lie together on a plate, the largest first", () => {
    expect(onPlate("BYYK").map(({ letter, quarters }) => [letter, quarters])).toEqual([["Y", [0, 1]], ["B", [2]], ["K", [3]]]);
    expect(onPlate("BRRR")[0]!.quarters).toEqual([0, 1, 2]);
  });
  it("have an outline, with six corners for three tiles", () => {
    expect(outline([0, 1], 31, 3, 4).match(/Q/g)).toHaveLength(4);
    expect(outline([0, 1, 2], 31, 3, 4).match(/Q/g)).toHaveLength(6);
  });
});

describe("plates", () => {
  it.each([5, 7, 9])("lie on the ellipse without touching: %i", (count) => {
    const { size, rx, ry } = spread(count);
    const places = onEllipse(count, rx, ry);
    expect(places).toHaveLength(count);
    expect(places[0]!.x).toBeCloseTo(0);
    expect(places[0]!.y).toBeCloseTo(-ry);
    places.forEach((one, each) => {
      const other = places[(each + 1) % count]!;
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size);
    });
  });
});

describe("a wall", () => {
  it("shows each colour where the rules print it", () => {
    expect([0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => printed({ row, column })).join(""))).toEqual(["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]);
    expect(cellOf(2, "B")).toEqual({ row: 2, column: 2 });
  });
  it("counts runs across and down through a new tile", () => {
    const wall = [".Y.KW", "..YRK", ".W.YR", ".KW..", "...WB"];
    const runs = runsThrough(wall, { row: 2, column: 2 });
    expect(parts(runs)).toEqual([4, 3]);
    expect(sumText(runs, 7)).toBe("4 + 3 = 7");
    expect(sumText(runsThrough(EMPTY, { row: 0, column: 0 }), 1)).toBe("+1");
  });
  it("has the sum of a tile written where its runs leave room", () => {
    const at = (wall: string[], row: number, column: number): string => besideRun({ row, column }, runsThrough(wall, { row, column }), true).side;
    expect(at(EMPTY, 2, 2)).toBe("right");
    expect(at(["...KW", ...EMPTY.slice(1)], 0, 2)).toBe("left");
    expect(at([".....", "..YRK", ".W...", ".....", "....."], 1, 1)).toBe("above");
    expect(at(["..RKW", ".....", ".....", ".....", "....."], 0, 1)).toBe("below");
    expect(at([...EMPTY.slice(1), "YRKW."], 4, 4)).toBe("above");
  });
  it("warns when a row lacks one tile", () => {
    expect(mayBeLast([board({ wall: ["BYRK.", ...EMPTY.slice(1)] })])).toBe(true);
    expect(mayBeLast([board({ wall: ["BYR..", ...EMPTY.slice(1)] })])).toBe(false);
  });
  it("knows what a floor line costs and what a display leaves", () => {
    expect([0, 1, 3, 7].map(floorCost)).toEqual([0, -1, -4, -14]);
    expect(restAt(view([board()], { displays: ["BBRK"] }), 1, "B")).toBe("RK");
  });
});

describe("a preview", () => {
  it("shows ghosts, the floor with the marker first, and the run", () => {
    const own = board({ lines: ["Y", "", "B", "", ""], wall: [".....", "..Y..", ".....", ".....", "....."], floor: "R" });
    const preview = previewTake(own, { kind: "take", source: "C", colour: "B", line: 3 }, take({ floor: 1, marker: true }), true);
    expect(preview).toMatchObject({ line: 3, ghosts: 2, floor: "MB" });
    expect(preview.lit?.cell).toEqual({ row: 2, column: 2 });
    expect(preview.lit?.runs.down).toHaveLength(2);
  });
  it("counts full lines above as tiled", () => {
    expect(wallAbove(board({ lines: ["Y", "BB", "", "", ""] }), 1)[0]).toBe(".Y...");
  });
  it("never shows more than the floor line holds", () => {
    const own = board({ floor: "MRRRRR" });
    expect(previewTake(own, { kind: "take", source: 1, colour: "B", line: "F" }, take({ floor: 3, line: 0 }), true).floor).toBe("B");
  });
  it("lights the cell of a grey column", () => {
    const tile = { kind: "tile" as const, colour: "B", points: 2, bonus: { row: 0, column: 0, colour: 0 }, dropped: "", floor: 0, lid: 0, penalty: 0, ends_game: false };
    const own = board({ wall: ["R....", ".....", ".....", ".....", "....."] });
    expect(previewTiling(own, { kind: "tile", row: 1, column: 2 }, tile).lit?.runs.across).toHaveLength(2);
  });
});

describe("an outcome", () => {
  it("has signed points, the gain first", () => {
    const pieces = piecesOf(take({ penalty: -2, marker: true, centre: "YK", ends_game: true }), 3);
    expect(pieces.map((piece) => piece.id)).toEqual(["page-azul-plus-tiled", "page-azul-minus-floor", "page-azul-takes-marker", "page-azul-to-centre", "page-azul-ends-game"]);
    expect(pieces[0]!.facts).toEqual({ points: "+3" });
    expect(signed(-2)).toBe("−2");
  });
  it("shows when points are only possible, and when a full line falls", () => {
    expect(piecesOf(take({ exact: false }), 3)[0]!.id).toBe("page-azul-plus-up-to");
    const fallen = piecesOf(take({ columns: [null, null, null, null, null], points: 0 }), 3).map((piece) => piece.id);
    expect(fallen).toContain("page-azul-falls");
    expect(fallen).not.toContain("page-azul-line-full");
  });
});
