/** Which lessons the reader has done; kept in this browser and nowhere else. */
const KEY = "azulejos:lessons";

/** The names of the lessons that are done. */
export function done(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Remember that a lesson is done; all that are. */
export function finish(name: string): string[] {
  const names = [...new Set([...done(), name])];
  localStorage.setItem(KEY, JSON.stringify(names));
  return names;
}
