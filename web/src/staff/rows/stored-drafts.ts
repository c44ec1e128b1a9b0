import * as v from 'valibot';

/*
 * Unsaved edits, stored in this browser per row, so that nothing typed is lost when a phone closes the
 * tab.
 */
const values = v.record(v.string(), v.unknown());
const stored = v.object({
  base: v.string(),
  /** The row the edit is based on. */
  original: v.optional(values),
  fields: values,
});
/** A draft as it is stored, whatever the row's fields. */
interface StorableDraft {
  readonly base: string;
  readonly original?: object;
  readonly fields: object;
}

const keyOf = (list: string, id: string) => `draft:${list}:${id}`;

/** Stores a draft, unless the browser's storage is full or turned off. */
export function storeDraft(list: string, id: string, draft: StorableDraft): void {
  try {
    localStorage.setItem(keyOf(list, id), JSON.stringify(draft));
  } catch {
    // The guard against leaving with unsaved changes remains.
  }
}

export function forgetDraft(list: string, id: string): void {
  localStorage.removeItem(keyOf(list, id));
}

/** The draft of a row; undefined if there is none or it cannot be parsed. */
export function findDraft(list: string, id: string): v.InferOutput<typeof stored> | undefined {
  const text = localStorage.getItem(keyOf(list, id));
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(stored, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
