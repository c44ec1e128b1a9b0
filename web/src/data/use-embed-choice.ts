import { useSyncExternalStore } from 'react';

/** What pages embed from other sites. */
export type Embed = 'calendar' | 'map';

const toStorageKey = (embed: Embed) => `show-${embed}`;

/** The choices of this visit, if the browser stores nothing. */
const visitChoices = new Map<Embed, boolean>();
const listeners = new Set<() => void>();

function readChoice(embed: Embed): boolean {
  try {
    return localStorage.getItem(toStorageKey(embed)) !== null;
  } catch {
    return visitChoices.get(embed) ?? false;
  }
}

function storeChoice(embed: Embed, isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(toStorageKey(embed), 'yes');
    else localStorage.removeItem(toStorageKey(embed));
  } catch {
    visitChoices.set(embed, isShown);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether the visitor has chosen to show an embed on this device, and a function that
 * stores the choice. Without a choice the embed is hidden.
 */
export function useEmbedChoice(embed: Embed) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => readChoice(embed),
    () => false,
  );
  return { isShown, setIsShown: (value: boolean) => storeChoice(embed, value) };
}
