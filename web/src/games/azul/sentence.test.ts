import { describe, expect, it } from "vitest";
import type { TablePayload } from "../../wire/types";
import { NOTHING, withGroup, withLine, withSource } from "./choice";
import { board, LEGAL, view } from "./examples";
import { sentenceFor, type Situation } from "./sentence";
import { countAt } from "./view";

// Without a language loaded a message is its own id: enough to see which one is used.
const now = (change: Partial<Situation> = {}): Situation => ({
  view: view([board(), board()], { displays: ["BBRK", "", "", "", ""] }), table: {} as TablePayload, seat: 0, own: 0, names: ["Ada", "Ben"],
  choice: NOTHING, picked: null, sealed: null, row: null, letter: "B", waiting: [0], step: null, ...change,
});

describe("the sentence of the bar", () => {
  it("leads from the source to the line", () => {
    expect(sentenceFor(now())).toBe("page-azul-choose");
    expect(sentenceFor(now({ choice: withSource(LEGAL, 1) }))).toBe("page-azul-choose-colour");
    const group = withGroup(NOTHING, LEGAL, 1, "B");
    expect(sentenceFor(now({ choice: group }))).toBe("page-azul-where");
    expect(sentenceFor(now({ choice: withLine(group, LEGAL, 2) }))).toBe("page-azul-move");
  });
  it("names who is waited for, and the end", () => {
    expect(sentenceFor(now({ waiting: [1] }))).toBe("page-status-their-turn");
    expect(sentenceFor(now({ view: view([board()], { phase: "over" }), waiting: [] }))).toBe("page-azul-over");
  });
  it("asks for a column, shows the one that is picked, and says when it is sealed", () => {
    expect(sentenceFor(now({ row: 2 }))).toBe("page-azul-choose-column");
    expect(sentenceFor(now({ row: 2, picked: "2=3" }))).toBe("page-azul-column");
    expect(sentenceFor(now({ row: 2, sealed: "2=3" }))).toBe("page-azul-sealed");
    expect(sentenceFor(now({ row: 2, sealed: "2=3", picked: "2=4" }))).toBe("page-azul-column");
  });
  it("counts the tiles at a source", () => {
    expect(countAt(now().view, 1, "B")).toBe(2);
    expect(countAt(now().view, "C", "B")).toBe(0);
  });
});
