import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Scrolls to a place, as a reader does, until what comes only as one comes near it is there. */
export async function comeNear(place: Locator, awaited: Locator): Promise<void> {
  await expect.element(place).toBeInTheDocument();
  await vi.waitFor(
    () => {
      // Again and again: what comes above it moves it away.
      place.element().scrollIntoView({ block: 'center' });
      expect(awaited.query()).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}
