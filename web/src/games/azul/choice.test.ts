import { describe, expect, it } from "vitest";
import { marked, choiceOf, NOTHING, stepBack, stillPossible, textOf, withGroup, withLine, withSource } from "./choice";
import { board, LEGAL } from "./examples";
import { keyOf, pressed } from "./keys";
import { coloursOf, linesOf, readMove, rowToTile, takeText, tidied } from "./moves";
import { whyNotColumn, whyNotLine } from "./reasons";
import { columnTargets, targetsOf } from "./targets";

describe("moves as text", () => {
  it("reads takes and tilings, and nothing else", () => {
    expect(readMove("3R>4")).toEqual({ kind: "take", source: 3, colour: "R", line: 4 });
    expect(readMove("CB>F")).toEqual({ kind: "take", source: "C", colour: "B", line: "F" });
    expect(readMove("2=4")).toEqual({ kind: "tile", row: 2, column: 4 });
    for (const text of ["", "3R", "0R>1", "3G>1", "3R>6", "6=1", "3R>4 "]) expect(readMove(text)).toBeNull();
  });
  it("writes what it reads", () => {
    for (const text of LEGAL) {
      const move = readMove(text);
      expect(move?.kind === "take" && takeText(move.source, move.colour, move.line)).toBe(text);
    }
  });
  it("tidies typed text", () => {
    expect(tidied(" 3r -> 4")).toBe("3R>4");
    expect(tidied("0b>f")).toBe("CB>F");
    expect(tidied("2 = 4")).toBe("2=4");
  });
  it("finds colours, lines and the row to tile among legal moves", () => {
    expect(coloursOf(LEGAL, 1)).toEqual(["B", "R"]);
    expect(linesOf(LEGAL, 1, "R")).toEqual([1, "F"]);
    expect(rowToTile(["2=1", "2=4"])).toBe(2);
    expect(rowToTile(LEGAL)).toBeNull();
    expect(rowToTile([])).toBeNull();
  });
});

describe("a choice", () => {
  it("goes from a source to a colour to a line", () => {
    expect(withSource(LEGAL, 1)).toMatchObject({ source: 1, colour: null });
    expect(withSource(LEGAL, "C")).toMatchObject({ source: "C", colour: "B" });
    expect(withSource(LEGAL, 2)).toBe(NOTHING);
    const whole = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    expect(textOf(whole)).toBe("1B>2");
  });
  it("asks for the reason of a line that may not be chosen, and keeps the one that was", () => {
    const whole = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    expect(withLine(whole, LEGAL, 4)).toMatchObject({ line: 2, asked: 4 });
  });
  it("is put back by choosing the same group again", () => {
    const group = withGroup(NOTHING, LEGAL, 1, "B");
    expect(withGroup(group, LEGAL, 1, "B")).toBe(NOTHING);
  });
  it("keeps the line for another group, if that may go there too", () => {
    const whole = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    expect(withGroup(whole, LEGAL, "C", "B").line).toBe(2);
    expect(withGroup(whole, LEGAL, 1, "R").line).toBeNull();
  });
  it("goes back step by step", () => {
    let choice = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    choice = stepBack(choice, LEGAL);
    expect(choice).toMatchObject({ source: 1, colour: "B", line: null });
    choice = stepBack(choice, LEGAL);
    expect(choice).toMatchObject({ source: 1, colour: null });
    expect(stepBack(choice, LEGAL)).toBe(NOTHING);
    expect(stepBack(withSource(LEGAL, "C"), LEGAL)).toBe(NOTHING);
  });
  it("stays after an update as far as it is still possible", () => {
    const whole = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    expect(stillPossible(whole, LEGAL)).toBe(whole);
    expect(stillPossible(whole, ["1B>F"])).toMatchObject({ colour: "B", line: null });
    expect(stillPossible(whole, [])).toBe(NOTHING);
  });
  it("comes from a legal text only", () => {
    expect(choiceOf("1R>F", LEGAL)).toMatchObject({ source: 1, colour: "R", line: "F" });
    expect(choiceOf("1R>3", LEGAL)).toBeNull();
  });
});

describe("keys", () => {
  const after = (keys: string[]): unknown =>
    keys.reduce<unknown>((choice, key) => {
      const does = pressed(key, choice as typeof NOTHING, LEGAL);
      return does && does !== "confirm" ? does.choice : (does ?? choice);
    }, NOTHING);
  it("choose a source, a colour, a line, and confirm", () => {
    expect(after(["1", "b", "2"])).toMatchObject({ source: 1, colour: "B", line: 2 });
    expect(after(["0", "f"])).toMatchObject({ source: "C", colour: "B", line: "F" });
    expect(after(["c", "2", "Enter"])).toBe("confirm");
  });
  it("go through colours and lines by arrows", () => {
    expect(after(["1", "ArrowRight"])).toMatchObject({ colour: "B" });
    expect(after(["1", "ArrowRight", "ArrowRight"])).toMatchObject({ colour: "R" });
    expect(after(["1", "ArrowLeft"])).toMatchObject({ colour: "R" });
    expect(after(["c", "ArrowDown", "ArrowDown"])).toMatchObject({ line: "F" });
  });
  it("mean nothing when nothing is owed", () => {
    expect(pressed("1", NOTHING, [])).toBeNull();
    expect(pressed("Escape", NOTHING, LEGAL)).toBeNull();
    expect(pressed("Enter", NOTHING, LEGAL)).toBeNull();
  });
  it("are read by their place where the letters are others", () => {
    expect(keyOf({ key: "и", code: "KeyB" })).toBe("B");
    expect(keyOf({ key: "b", code: "KeyN" })).toBe("b");
    expect(keyOf({ key: "Enter", code: "Enter" })).toBe("Enter");
  });
});

describe("targets", () => {
  it("are idle until tiles are chosen, then legal, chosen or refused", () => {
    expect(targetsOf(board(), NOTHING, LEGAL, {}).every((target) => target.state === "idle")).toBe(true);
    const choice = withLine(withGroup(NOTHING, LEGAL, 1, "B"), LEGAL, 2);
    const states = targetsOf(board({ lines: ["R", "", "", "", ""] }), choice, LEGAL, {}).map((target) => target.state);
    expect(states).toEqual(["no", "chosen", "no", "no", "no", "legal"]);
  });
  it("have the points of each column of a grey wall", () => {
    const targets = columnTargets(board({ lines: ["", "BB", "", "", ""] }), 2, "2=4", ["2=1", "2=4"], { "2=1": { points: 3 } });
    expect(targets.map((target) => target.state)).toEqual(["legal", "no", "no", "chosen", "no"]);
    expect(targets[0]!.points).toBe(3);
  });
});

describe("a mark while others decide", () => {
  it("is a group without a line, and goes when it is marked again", () => {
    const mark = marked(NOTHING, 3, "R");
    expect(mark).toEqual({ source: 3, colour: "R", line: null, asked: null });
    expect(marked(mark, 3, "R")).toBe(NOTHING);
    expect(stillPossible(mark, ["3R>1", "CB>F"])).toBe(mark);
    expect(stillPossible(mark, ["CR>1"])).toBe(NOTHING);
  });
});

describe("reasons", () => {
  const own = board({ lines: ["B", "K", "", "", ""], wall: [".....", ".....", "..B..", ".....", "....."] });
  it("say why a line may not be chosen, by clause", () => {
    expect(whyNotLine(own, 1, "B")).toMatchObject({ kind: "full", clause: "az-4.7a" });
    expect(whyNotLine(own, 2, "B")).toMatchObject({ kind: "holds", letter: "K", clause: "az-4.7b" });
    expect(whyNotLine(own, 3, "B")).toMatchObject({ kind: "row", clause: "az-4.7c" });
    expect(whyNotLine(own, 4, "B").kind).toBe("unknown");
  });
  it("say why a column may not be chosen", () => {
    expect(whyNotColumn(own, 2, 2, "K").kind).toBe("taken");
    expect(whyNotColumn(own, 0, 2, "B").kind).toBe("column-has");
    expect(whyNotColumn(own, 2, 0, "B").kind).toBe("row-has");
  });
});
