/** Clauses of the rules: what they are called and where they stand. */

const GAMES: Record<string, string> = { az: "azul", sp: "summer-pavilion", f: "5211" };

/** A clause as the rules write it: "AZ-4.7c", "SP-R1". */
export function clauseName(clause: string): string {
  return clause.replace(/^([a-z]+)-([rd]?)/i, (_, prefix: string, ruling: string) => `${prefix.toUpperCase()}-${ruling.toUpperCase()}`);
}

/** Where a clause stands: "AZ-4.7c" and "az-4.7c" are the same. */
export function clauseLink(clause: string): string {
  const id = clause.toLowerCase();
  return `/rules/${GAMES[id.split("-")[0] ?? ""] ?? ""}#${id}`;
}
