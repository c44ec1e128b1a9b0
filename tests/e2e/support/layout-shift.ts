import type { Page } from '@playwright/test';

/** Returns how much the layout of a page has shifted since its start. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is not called.
        setTimeout(() => resolve(0), 1000);
      }),
  );
