/** The lessons that the reader has done, stored in this browser only. */
const KEY = "azulejos:lessons";

/** The names of the lessons that are done. */
export function done(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Store that a lesson is done; returns the names of all lessons that are done. */
export function finish(name: string): string[] {
  const names = [...new Set([...done(), name])];
  localStorage.setItem(KEY, JSON.stringify(names));
  return names;
}
