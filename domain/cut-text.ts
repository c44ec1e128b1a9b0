/**
 * Cuts a text to at most `max` UTF-16 code units. It leaves no half of a surrogate pair at the end,
 * which Firestore does not store and `encodeURIComponent` refuses.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/u, '');
