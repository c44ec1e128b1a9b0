import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { inDays, makeEntryDocument } from '../testing/make-entry-document.ts';
import { renderSite } from '../testing/render-site.tsx';
import { stubFirestore } from '../testing/stub-firestore.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
});

it('marks the day on which the visitor comes back as today, not that of the first visit', async () => {
  stubFirestore({ calendarEntries: [makeEntryDocument(inDays(1))] });
  const screen = await renderSite('/schedule', 'en');
  const agenda = screen.getByRole('region', { name: 'Week by week' });
  await expect.element(agenda.getByRole('heading', { level: 5 })).toBeVisible();
  const todayMark = agenda.getByText('Today', { exact: true });
  expect(todayMark.query()).toBeNull();
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(1) });
  // An effect adds the listener, maybe only after the heading is visible.
  const comeBack = () => {
    document.dispatchEvent(new Event('visibilitychange'));
    return todayMark.query();
  };
  await expect.poll(comeBack).toBeVisible();
});
