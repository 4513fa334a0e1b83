import { describe, expect, it } from "vitest";
import { flightsOf } from "./flights";
import { board, EMPTY, view } from "./examples";
import { allTakes, lastTake, withoutTakebacks, takesOfRound } from "./history";
import { complete, laid, scoringsBetween } from "./scoring";

describe("the log", () => {
  const log = [
    { revision: 1, chance: "deal BBYK RRWW BYRK YYYY -" },
    { revision: 2, seat: 0, move: "1B>2" },
    { revision: 3, seat: 1, move: "2R>1" },
    { revision: 4, seat: 0, move: "CW>3" },
  ];
  it("counts the tiles of each take", () => {
    expect(takesOfRound(log).map((each) => each.count)).toEqual([2, 2, 2]);
    expect(lastTake(log)?.text).toBe("CW>3");
  });
  it("lets taken tiles fly to the line and the rest to the centre", () => {
    const flights = flightsOf(takesOfRound(log)[0]!);
    expect(flights.map(({ letter, from, to }) => [letter, from, to])).toEqual([
      ["B", "d1", "s0-l2"],
      ["B", "d1", "s0-l2"],
      ["Y", "d1", "dC"],
      ["K", "d1", "dC"],
    ]);
    expect(flightsOf(takesOfRound(log)[2]!)).toHaveLength(2);
  });
  it("forgets what was taken back", () => {
    const back = [...log, { revision: 5, takeback: 2 }, { revision: 6, seat: 1, move: "4Y>5" }];
    expect(withoutTakebacks(back).map((event) => event.revision)).toEqual([1, 2, 6]);
    expect(takesOfRound(back).at(-1)).toMatchObject({ colour: "Y", count: 4, line: 5 });
  });
  it("begins a round anew with a deal", () => {
    const next = [...log, { revision: 5, chance: "deal BBBB - - - -" }];
    expect(takesOfRound(next)).toEqual([]);
    expect(lastTake(next)).toBeNull();
    expect(allTakes(next)).toHaveLength(3);
  });
});

describe("the scoring of a wall-tiling", () => {
  it("lists the tiles, then the floor", () => {
    const before = view([board({ score: 5, wall: ["B....", ".....", ".....", ".....", "....."] }), board()]);
    const after = view([board({ score: 8, wall: ["BY...", ".B...", ".....", ".....", "....."] }), board()], { round: 2 });
    const [scoring] = scoringsBetween(before, after);
    expect(scoring).toMatchObject({ seat: 0, before: 5, after: 8 });
    expect(scoring!.steps.map((step) => step.points)).toEqual([2, 2, -1]);
    expect(laid(scoring)).toEqual([{ row: 0, column: 1 }, { row: 1, column: 1 }]);
  });
  it("lists the bonuses when the game ends", () => {
    const row = ["BYRKW", ".....", ".....", ".....", "....."];
    const before = view([board({ score: 10, wall: ["BYRK.", ...EMPTY.slice(1)] })]);
    const [scoring] = scoringsBetween(before, view([board({ score: 17, wall: row })], { phase: "over" }));
    expect(scoring!.steps.map((step) => [step.kind, step.points])).toEqual([["tile", 5], ["bonus", 2]]);
    expect(complete(row)).toEqual({ row: 1, column: 0, colour: 0 });
  });
  it("is empty for a turn, and for a takeback", () => {
    expect(scoringsBetween(view([board()]), view([board({ lines: ["B", "", "", "", ""] })]))).toEqual([]);
    const laidOne = view([board({ score: 1, wall: ["B....", ...EMPTY.slice(1)] })]);
    expect(scoringsBetween(laidOne, view([board()]))).toEqual([]);
  });
});
