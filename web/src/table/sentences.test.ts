import { describe, expect, it } from "vitest";
import type { TablePayload } from "../wire/types";
import { namesOf } from "./sentences";

const table = (...chairs: { name?: string; bot?: string }[]) =>
  ({ chairs: chairs.map((chair, seat) => ({ seat, name: null, bot: null, ...chair })) }) as unknown as TablePayload;

describe("the names of seats", () => {
  it("are those of people and bots", () => {
    expect(namesOf(table({ name: "Ada" }, { bot: "greedy" }))).toEqual(["Ada", "greedy"]);
  });
  it("are counted where several are called alike", () => {
    expect(namesOf(table({ bot: "greedy" }, { name: "Ada" }, { bot: "greedy" }))).toEqual(["greedy (1)", "Ada", "greedy (2)"]);
  });
  it("may be given on this screen", () => {
    expect(namesOf(table({ name: "Ada" }, { name: "Ada" }), { 1: "Ben" })).toEqual(["Ada", "Ben"]);
  });
});
