import { expect, test } from "vitest";
import { asNotation, bonusColours, coloursOf, keptAtFirst, modeOf, passOf, placesOf, takesOf } from "./moves";

const place = { kind: "place", points: 1 };

test("what is asked for is read from the texts", () => {
  expect(modeOf([])).toBe("wait");
  expect(modeOf(["1R", "CY"])).toBe("take");
  expect(modeOf(["C.S:B+2", "pass:-"])).toBe("place");
  expect(modeOf(["pass:-"])).toBe("place");
  expect(modeOf(["+G", "+R"])).toBe("bonus");
});

test("a take has a source and a colour", () => {
  const [one] = takesOf(["3R", "C.S:B+2"], { "3R": { kind: "take", tiles: "RR" } });
  expect(one).toMatchObject({ move: "3R", source: "3", colour: "R" });
});

test("the ways to pay for a cell stand together, fewest jokers first", () => {
  const legal = ["UL.N:O+2", "C.S:B+1", "C.S:P+0", "C.S:B+0", "UL.N:O+0", "pass:-"];
  const places = placesOf(legal, Object.fromEntries(legal.map((move) => [move, place])));
  expect(places.get("UL.N")?.map((each) => each.move)).toEqual(["UL.N:O+0", "UL.N:O+2"]);
  expect(places.get("C.S")?.map((each) => each.move)).toEqual(["C.S:P+0", "C.S:B+0", "C.S:B+1"]);
  expect(coloursOf(places.get("C.S") ?? [])).toEqual(["P", "B"]);
});

test("a pass is found whatever the order its tiles were tapped in", () => {
  expect(passOf(["pass:-", "pass:GR"], "RG")).toBe("pass:GR");
  expect(passOf(["pass:-", "pass:GR"], "")).toBe("pass:-");
  expect(passOf(["pass:-", "pass:GR"], "RR")).toBeNull();
});

test("at first a pass keeps the next joker and the largest groups, never more than is legal", () => {
  const legal = ["pass:-", "pass:G", "pass:GRR", "pass:RRR"];
  expect(keptAtFirst(legal, {}, "GPRRRRR", "G")).toBe("GRR");
  expect(keptAtFirst(legal, {}, "GPRRRRR", "Y")).toBe("RRR");
});

test("in the last round a pass keeps at first what costs least, and the most of that", () => {
  const cost = (penalty: number, final: number) => ({ kind: "pass", penalty, final });
  const legal = ["pass:-", "pass:G", "pass:GG"];
  expect(keptAtFirst(legal, { "pass:-": cost(0, 0), "pass:G": cost(0, -1), "pass:GG": cost(0, -2) }, "GG", undefined)).toBe("");
  expect(keptAtFirst(legal, { "pass:-": cost(-2, 0), "pass:G": cost(-1, -1), "pass:GG": cost(0, -2) }, "GG", undefined)).toBe("GG");
});

test("bonus tiles are listed by their colours", () => {
  expect(bonusColours(["+G", "+R"])).toEqual(["G", "R"]);
});

test("what is typed is brought to the form of the notation", () => {
  expect(asNotation(" ul.ne:o+0 ")).toBe("UL.NE:O+0");
  expect(asNotation("pass:ggr")).toBe("pass:GGR");
  expect(asNotation("Pass")).toBe("pass:-");
  expect(asNotation("3r")).toBe("3R");
});
