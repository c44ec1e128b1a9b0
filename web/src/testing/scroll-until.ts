import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Scrolls to a place, as a reader does, until an element that loads near it is there. */
export async function scrollUntil(place: Locator, loadedElement: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument();
  await vi.waitFor(
    () => {
      // On each try: what loads above the place moves it away.
      place.element().scrollIntoView({ block: 'center' });
      expect(loadedElement.query()).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}
