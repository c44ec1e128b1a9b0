import { useSyncExternalStore } from 'react';

/** What pages embed from other sites. */
type Embed = 'calendar' | 'map';

const toStorageKey = (embed: Embed) => `show-${embed}`;

/** The choices of this visit that the browser refused to store. */
const visitChoices = new Map<Embed, boolean>();
const listeners = new Set<() => void>();

function readChoice(embed: Embed): boolean {
  const visitChoice = visitChoices.get(embed);
  if (visitChoice !== undefined) return visitChoice;
  try {
    return localStorage.getItem(toStorageKey(embed)) !== null;
  } catch {
    return false;
  }
}

function storeChoice(embed: Embed, isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(toStorageKey(embed), 'yes');
    else localStorage.removeItem(toStorageKey(embed));
    visitChoices.delete(embed);
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
 * Returns whether the visitor has chosen to show an embed on this device. It also returns a
 * function that stores the choice. Without a choice the embed is hidden.
 */
export function useEmbedChoice(embed: Embed) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => readChoice(embed),
    () => false,
  );
  return { isShown, setIsShown: (value: boolean) => storeChoice(embed, value) };
}
