import { describe, expect, it } from "vitest";
import { asked, namesIn, planFor, problemOf, withChair, withPlayers } from "./plans";

const AZUL = { name: "azul", title: "Azul", players: [2, 3, 4], options: [{ name: "wall", choices: ["coloured", "grey"], least: null }], starter: true, hidden_piles: false };

describe("a plan", () => {
  it("is the reader against a bot if nothing is stored", () => {
    const plan = planFor(AZUL, null);
    expect(plan.chairs.map((chair) => chair.sitter)).toEqual(["me", "bot"]);
    expect(plan.options).toEqual({ wall: "coloured" });
  });

  it("is the last one, if it fits", () => {
    const last = withPlayers(planFor(AZUL, null), 4);
    expect(planFor(AZUL, JSON.stringify(last))).toEqual(last);
  });

  it.each(["", "rubbish", "{}", JSON.stringify({ game: "azul", chairs: [], options: {} })])("ignores a stored plan that is not valid: %s", (stored) => {
    expect(planFor(AZUL, stored).chairs).toHaveLength(2);
  });

  it("keeps those who sit when more come or some go", () => {
    const three = withPlayers(withChair(planFor(AZUL, null), 1, { sitter: "friend" }), 3);
    expect(three.chairs.map((chair) => chair.sitter)).toEqual(["me", "friend", "bot"]);
    expect(withPlayers(three, 2).chairs).toEqual(three.chairs.slice(0, 2));
  });

  it("becomes the request to the server", () => {
    const plan = withChair(withPlayers(planFor(AZUL, null), 3), 1, { sitter: "friend" });
    expect(asked(plan, "Ada").chairs).toEqual(["me", "open", "level-3"]);
  });

  it("has the starting player drawn, unless the host chooses a seat that is there", () => {
    const plan = planFor(AZUL, null);
    expect(asked(plan, "Ada").starter).toBeNull();
    const chosen = { ...withPlayers(plan, 3), starter: 2 };
    expect(asked(chosen, "Ada").starter).toBe(2);
    expect(withPlayers(chosen, 4).starter).toBe(2);
    expect(withPlayers(chosen, 2).starter).toBeNull();
  });

  it("of an earlier version names neither a starter nor piles", () => {
    const { starter: _, hiddenPiles: __, ...last } = planFor(AZUL, null);
    expect(planFor(AZUL, JSON.stringify(last))).toEqual(planFor(AZUL, null));
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
