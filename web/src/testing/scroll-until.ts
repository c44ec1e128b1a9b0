import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Scrolls to an element until another element, which loads near it, exists. */
export async function scrollUntil(target: Locator, loadedElement: Locator): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  await vi.waitFor(
    () => {
      // Scrolls on each try, because content that loads above moves the target.
      target.element().scrollIntoView({ block: 'center' });
      expect(loadedElement.query()).not.toBeNull();
    },
    { timeout: 15_000 },
  );
}
