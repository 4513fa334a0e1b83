import { describe, expect, it } from "vitest";
import { clauseLink, clauseName } from "./clauses";

describe("a clause", () => {
  it("is called as the rules write it", () => {
    expect(["az-4.7c", "AZ-R1", "sp-r3", "f-d1"].map(clauseName)).toEqual(["AZ-4.7c", "AZ-R1", "SP-R3", "F-D1"]);
  });
  it("has an address in the rules of its game", () => {
    expect(["AZ-4.7c", "SP-R3", "F-D1"].map(clauseLink)).toEqual(["/rules/azul#az-4.7c", "/rules/summer-pavilion#sp-r3", "/rules/5211#f-d1"]);
  });
});
