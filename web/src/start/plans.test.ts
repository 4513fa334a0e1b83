import { describe, expect, it } from "vitest";
import { asked, namesIn, planFor, problemOf, withChair, withPlayers } from "./plans";

const AZUL = { name: "azul", title: "Azul", players: [2, 3, 4], options: [{ name: "wall", choices: ["coloured", "grey"], least: null }] };

describe("a plan", () => {
  it("is oneself against a bot, if nothing is remembered", () => {
    const plan = planFor(AZUL, null);
    expect(plan.chairs.map((chair) => chair.sitter)).toEqual(["me", "bot"]);
    expect(plan.options).toEqual({ wall: "coloured" });
  });

  it("is the last one, if it fits", () => {
    const last = withPlayers(planFor(AZUL, null), 4);
    expect(planFor(AZUL, JSON.stringify(last))).toEqual(last);
  });

  it.each(["", "rubbish", "{}", JSON.stringify({ game: "azul", chairs: [], options: {} })])("forgets what does not fit: %s", (kept) => {
    expect(planFor(AZUL, kept).chairs).toHaveLength(2);
  });

  it("keeps those who sit when more come or some go", () => {
    const three = withPlayers(withChair(planFor(AZUL, null), 1, { sitter: "friend" }), 3);
    expect(three.chairs.map((chair) => chair.sitter)).toEqual(["me", "friend", "bot"]);
    expect(withPlayers(three, 2).chairs).toEqual(three.chairs.slice(0, 2));
  });

  it("is asked for in the words of the server", () => {
    const plan = withChair(withPlayers(planFor(AZUL, null), 3), 1, { sitter: "friend" });
    expect(asked(plan, "Ada").chairs).toEqual(["me", "open", "level-3"]);
  });

  it("knows the others on this screen by name", () => {
    const plan = withChair(withChair(withPlayers(planFor(AZUL, null), 3), 0, { name: "not asked for" }), 2, { sitter: "me", name: " Ben " });
    expect(namesIn(plan)).toEqual({ 2: "Ben" });
    expect(asked(plan, "Ada").chairs).toEqual(["me", "level-3", "me"]);
  });

  it("needs a person", () => {
    expect(problemOf(withChair(planFor(AZUL, null), 0, { sitter: "bot" }))).toBe("nobody");
    expect(problemOf(planFor(AZUL, null))).toBeNull();
  });
});
