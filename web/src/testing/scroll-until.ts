import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Scrolls as a reader does, until an element that loads near the place exists. */
export async function scrollUntil(place: Locator, loadedElement: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument();
  await vi.waitFor(
    () => {
      // It scrolls on each try, since content that loads above moves the place.
      place.element().scrollIntoView({ block: 'center' });
      expect(loadedElement.query()).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}
