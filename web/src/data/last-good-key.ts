/** Where a browser keeps the last good answer of a list. */
export const lastGoodKey = (name: string): string => `last-good:${name}`;

/** True where this browser keeps an answer of before; whether it still fits is not looked at. */
export function hasLastGood(name: string): boolean {
  try {
    return localStorage.getItem(lastGoodKey(name)) !== null;
  } catch {
    return false;
  }
}
