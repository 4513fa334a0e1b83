import { describe, expect, it } from "vitest";
import type { TablePayload } from "../wire/types";
import { viewerOf, nextOf } from "./sharing";

const table = (decide: number[], ready: number[] = [], status = "playing") => ({ decide, ready, status }) as unknown as TablePayload;

describe("a shared screen", () => {
  it("belongs to whoever has to decide", () => {
    expect(nextOf(table([2]), [0, 2])).toBe(2);
    expect(nextOf(table([0, 1, 2], [0]), [0, 2])).toBe(2);
    expect(nextOf(table([1]), [0, 2])).toBe(null);
  });
  it("stays with somebody until they have decided", () => {
    expect(viewerOf(table([0, 1]), [0, 1], 0, true, false)).toBe(0);
    expect(viewerOf(table([0, 1]), [0, 1], 1, false, false)).toBe(1);
  });
  it("goes on to the next by itself where nothing is hidden", () => {
    expect(viewerOf(table([1]), [0, 1], 0, false, false)).toBe(1);
    expect(viewerOf(table([2]), [0, 1], 0, false, false)).toBe(0);
  });
  it("shows nobody's hand between two people", () => {
    expect(viewerOf(table([0, 1], [0]), [0, 1], 0, true, false)).toBe(null);
    expect(viewerOf(table([0, 1]), [0, 1], 1, true, true)).toBe(null);
    expect(viewerOf(table([], [], "over"), [0, 1], 1, true, false)).toBe(null);
  });
  it("is not shared by one person alone", () => {
    expect(viewerOf(table([1]), [0], 0, true, false)).toBe(0);
  });
});
