/** Values kept in this browser. What cannot be read or is not as expected counts as absent. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** A browser may refuse to keep anything (private windows, full storage); the page then works without memory. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`could not keep ${key} in this browser`, error);
  }
}
