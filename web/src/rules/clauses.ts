/** The numbers and addresses of clauses of the rules. */

const GAMES: Record<string, string> = { az: "azul", sp: "summer-pavilion", f: "5211" };

/** The number of a clause as the rules print it: "AZ-4.7c", "SP-R1". */
export function clauseName(clause: string): string {
  return clause.replace(/^([a-z]+)-([rd]?)/i, (_, prefix: string, ruling: string) => `${prefix.toUpperCase()}-${ruling.toUpperCase()}`);
}

/** The address of a clause; upper and lower case are the same. */
export function clauseLink(clause: string): string {
  const id = clause.toLowerCase();
  return `/rules/${GAMES[id.split("-")[0] ?? ""] ?? ""}#${id}`;
}
