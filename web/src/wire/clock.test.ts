import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteTime, secondsUntil, timeIsKnown } from "./clock";

const NOON = Date.parse("2026-01-01T12:00:00Z");

describe("the server's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(NOON);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it("is taken to be ours until the server answers", () => {
    expect(timeIsKnown()).toBe(false);
    expect(secondsUntil(NOON / 1000 + 12)).toBe(12);
  });
  it("may differ from ours", () => {
    noteTime("Thu, 01 Jan 2026 13:00:00 GMT", NOON);
    expect(secondsUntil(NOON / 1000 + 3600 + 12)).toBe(12);
  });
  it("is ours when they differ by no more than a date can tell", () => {
    noteTime("Thu, 01 Jan 2026 11:59:59 GMT", NOON);
    expect(secondsUntil(NOON / 1000 + 12)).toBe(12);
  });
  it("is kept when an answer has no date", () => {
    noteTime(null, NOON);
    expect(timeIsKnown()).toBe(true);
  });
  it("never counts below nothing", () => {
    expect(secondsUntil(NOON / 1000 - 5)).toBe(0);
  });
});
