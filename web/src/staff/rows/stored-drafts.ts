import * as v from 'valibot';

/*
 * What was typed and not saved, kept in this browser per row: a phone that closes the tab, or a
 * click too far, costs nobody their words.
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

/** Keeps a draft. A full or forbidden storage is no reason to stop anybody from typing. */
export function storeDraft(list: string, id: string, draft: StorableDraft): void {
  try {
    localStorage.setItem(keyOf(list, id), JSON.stringify(draft));
  } catch {
    // Without storage the unsaved-changes guard is what remains.
  }
}

export function forgetDraft(list: string, id: string): void {
  localStorage.removeItem(keyOf(list, id));
}

/** The draft kept for a row; undefined when there is none that can be read. */
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
