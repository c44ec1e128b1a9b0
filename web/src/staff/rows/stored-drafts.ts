import * as v from 'valibot';

/*
 * What was typed and not saved, kept in this browser per row: a phone that closes the tab, or a
 * click too far, costs nobody their words.
 */
const stored = v.object({ base: v.string(), fields: v.record(v.string(), v.unknown()) });
export type StoredDraft = v.InferOutput<typeof stored>;

const keyOf = (list: string, id: string) => `draft:${list}:${id}`;

/** Keeps a draft. A full or forbidden storage is no reason to stop anybody from typing. */
export function storeDraft(list: string, id: string, draft: StoredDraft): void {
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
export function findDraft(list: string, id: string): StoredDraft | undefined {
  const text = localStorage.getItem(keyOf(list, id));
  if (text === null) return undefined;
  try {
    const parsed = v.safeParse(stored, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
