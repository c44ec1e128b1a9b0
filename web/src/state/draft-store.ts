/** Where drafts are stored: until the tab closes (session), or until they are deleted (local). */
type DraftStorage = 'sessionStorage' | 'localStorage';

const toStorageKey = (name: string): string => `draft:${name}`;

/**
 * Loads a draft. Returns undefined if the storage has no valid JSON for it, or is turned off. The
 * caller checks the draft's shape.
 */
export function loadDraft(storage: DraftStorage, name: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(toStorageKey(name)) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a draft, unless the browser's storage is full or turned off. */
export function storeDraft(storage: DraftStorage, name: string, draft: object | string): void {
  try {
    window[storage].setItem(toStorageKey(name), JSON.stringify(draft));
  } catch {
    // The draft is not stored.
  }
}

/** Deletes a draft, if there is one. */
export function deleteDraft(storage: DraftStorage, name: string): void {
  try {
    window[storage].removeItem(toStorageKey(name));
  } catch {
    // A storage that is turned off has no draft.
  }
}
