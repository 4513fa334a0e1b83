import { describe, expect, it } from "vitest";
import type { TablePayload } from "../wire/types";
import { warmingOf } from "./strength";

const table = (...dues: (number | null)[]) =>
  ({ chairs: dues.map((strength_due, seat) => ({ seat, strength_due })) }) as unknown as TablePayload;

describe("bots that warm up", () => {
  it("are none where all are at full strength", () => {
    expect(warmingOf(table(null, null))).toBeNull();
  });
  it("are waited for until the last is at full strength", () => {
    expect(warmingOf(table(null, 30, 20))).toEqual({ seats: [1, 2], due: 30 });
  });
});
