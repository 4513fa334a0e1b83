import { describe, expect, it } from "vitest";
import { figureOf, PICTURED } from "./figures";
import { anchorsOf, readRules } from "./text";

const FILES = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default", eager: true });

describe("a figure", () => {
  it("belongs to a clause there is", () => {
    const anchors = Object.values(FILES).flatMap((markdown) => anchorsOf(readRules(markdown)));
    expect(PICTURED.filter((id) => !anchors.includes(id))).toEqual([]);
  });

  it.each(PICTURED)("of %s can be drawn", (id) => expect(figureOf(id)!.rows.flat().length).toBeGreaterThan(0));

  it("keeps its tiles: what leaves a display is what lay there", () => {
    for (const id of PICTURED) {
      const [pieces] = figureOf(id)!.rows;
      const arrows = pieces!.flatMap((piece, place) => (piece.kind === "sign" && piece.sign === "→" ? [place] : []));
      if (arrows.length !== 1) continue;
      const drawn = (part: typeof pieces): string[] => part!.flatMap((piece) => (piece.kind === "drawn" ? [piece.sprite] : [])).sort();
      expect(drawn(pieces!.slice(0, arrows[0])), id).toEqual(drawn(pieces!.slice(arrows[0])));
    }
  });

  it("is none where a clause has none", () => expect(figureOf("az-4.2")).toBeNull());

  it("rings the tile it is about", () => {
    const ringed = figureOf("az-t7")!.rows.flat().filter((piece) => piece.kind === "drawn" && piece.ringed);
    expect(ringed).toMatchObject([{ sprite: "azul-yellow" }]);
  });
});
