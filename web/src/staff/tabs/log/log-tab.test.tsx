import { type ActivityPage, firstActivityPageId } from '@club/domain/activity';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listActivity } from '../../../data/staff/staff-calls.ts';
import { changeLocale } from '../../../i18n/load-texts.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { LogTab } from './log-tab.tsx';

vi.mock('../../../data/staff/staff-calls.ts', { spy: true });

const makePage = (titles: readonly string[], { hasMore }: { hasMore: boolean }): ActivityPage => ({
  entries: titles.map((title) => ({
    _id: title,
    at: '2026-10-05T16:00:00.000Z',
    by: { uid: 'uid-1', email: 'coach@example.org' },
    action: 'save',
    subject: { kind: 'banners', id: title, title, title_fr: title },
    changedFields: [],
  })),
  hasMore,
});

it('shows the entries without a gap when a refresh with newer ones arrives after older ones', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.mocked(listActivity).mockResolvedValueOnce(makePage(['third', 'second'], { hasMore: true }));
  const screen = await renderStaff(<LogTab />);
  const readTitles = () =>
    [...document.querySelectorAll('li strong')].map((one) => one.textContent);
  await expect.poll(readTitles).toEqual(['third', 'second']);
  vi.mocked(listActivity).mockImplementation((id) =>
    Promise.resolve(
      id === firstActivityPageId
        ? makePage(['fourth', 'third'], { hasMore: true })
        : makePage(['first'], { hasMore: false }),
    ),
  );
  await screen.getByRole('button', { name: 'Show earlier entries' }).click();
  await expect.poll(readTitles).toEqual(['third', 'second', 'first']);
  await vi.advanceTimersByTimeAsync(60_000);
  const firstPageRequests = vi
    .mocked(listActivity)
    .mock.calls.filter(([id]) => id === firstActivityPageId);
  expect(firstPageRequests).toHaveLength(2);
  // React renders updates in order: once the page is in French, it has rendered the refresh.
  await changeLocale('fr');
  await expect.element(screen.getByRole('button', { name: /^Ouvrir/u }).first()).toBeVisible();
  expect(readTitles()).toEqual(['third', 'second', 'first']);
});
