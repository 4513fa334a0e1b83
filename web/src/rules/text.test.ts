import { describe, expect, it } from "vitest";
import { fileFor } from "./sources";
import { anchorsOf, readRules } from "./text";

const FILES = import.meta.glob<string>("../../../docs/rules/**/*.md", { query: "?raw", import: "default", eager: true });
const named = (path: string): string => path.replace(/^.*\/docs\/rules\/(.*)\.md$/, "$1");

describe("the rules of", () => {
  const texts = Object.entries(FILES).map(([path, markdown]) => [named(path), markdown] as const);

  it("the three games are there", () => expect(texts.map(([name]) => name)).toEqual(expect.arrayContaining(["azul", "summer-pavilion", "5211"])));

  it.each(texts)("%s keep every anchor of the text", (_name, markdown) => {
    const written = [...markdown.matchAll(/<a id="([^"]+)">/g)].map((found) => found[1]);
    expect(anchorsOf(readRules(markdown))).toEqual(written);
  });

  it.each(texts)("%s link only to clauses there are", (_name, markdown) => {
    const text = readRules(markdown);
    const linked = [...JSON.stringify(text).matchAll(/href=\\"#([^"\\]+)\\"/g)].map((found) => found[1]!);
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((each) => !anchorsOf(text).includes(each))).toEqual([]);
  });
});

describe("a text", () => {
  const clause = (markdown: string) => readRules(markdown).opening[0];

  it("has a clause by its number", () => {
    expect(clause('<a id="az-4.5"></a>**AZ-4.5** The marker (AZ-4.4).')).toEqual({
      kind: "clause",
      id: "az-4.5",
      label: "AZ-4.5",
      html: 'The marker (<a class="reference" href="#az-4.4">AZ-4.4</a>).',
      part: false,
    });
  });

  it("has the parts of a clause in a list", () => {
    expect(clause('- <a id="az-4.7a"></a>**AZ-4.7a** The line is\n  not full.')).toMatchObject({ id: "az-4.7a", html: "The line is\nnot full.", part: true });
  });

  it("has the examples of a table", () => {
    const table = '| example | clauses | given |\n|---|---|---|\n| <a id="az-t1"></a>**AZ-T1** | 4.3a, R5 | a `tile` |';
    const clauses = '<a class="reference" href="#az-4.3a">4.3a</a>, <a class="reference" href="#az-r5">R5</a>';
    const cells = [
      { head: "clauses", html: clauses },
      { head: "given", html: "a <code>tile</code>" },
    ];
    expect(clause(table)).toEqual({ kind: "example", id: "az-t1", label: "AZ-T1", cells });
  });

  it("lets no markup through", () => {
    const text = JSON.stringify(readRules('A <b onclick="x()">word</b>, <script>1</script> [there](https://example.org) & 1 < 2.'));
    expect(text).not.toMatch(/<(b|script)|onclick|example\.org/);
    expect(text).toContain("1 &lt; 2");
  });

  it("shows a picture where it lies", () => {
    const text = readRules("![A board](../pictures/board.svg)", (name) => `/page/${name}`);
    expect(text.opening[0]).toMatchObject({ html: expect.stringContaining('<img src="/page/board.svg" alt="A board"') });
  });
});

describe("the file for a reader", () => {
  const files = ["../docs/rules/azul.md", "../docs/rules/pl/azul.md", "../docs/rules/5211.md"];

  it("is the translation", () => expect(fileFor(files, "azul", "pl")).toEqual({ path: files[1], language: "pl" }));
  it("is English where there is none", () => expect(fileFor(files, "5211", "pl")).toEqual({ path: files[2], language: "en" }));
  it("is none for an unknown game", () => expect(fileFor(files, "chess", "en")).toBeNull());
});
