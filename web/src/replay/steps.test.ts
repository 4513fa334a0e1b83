import { expect, it } from "vitest";
import { placeAfter, within } from "./steps";

it.each([
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 3, 2],
  ["Home", 3, 0],
  ["End", 3, 9],
  ["x", 3, 3],
])("%s leads from %i to %i", (key, at, to) => {
  expect(placeAfter(key, at, 9)).toBe(to);
});

it("stays within the game", () => {
  expect(placeAfter("ArrowLeft", 0, 9)).toBe(0);
  expect(placeAfter("ArrowRight", 9, 9)).toBe(9);
  expect(within(99, 9)).toBe(9);
});
