import { type ActivityPage, firstActivityPageId } from '@club/domain/activity';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { speedSettings } from '../../../data/speed-settings.ts';
import { listActivity } from '../../../data/staff/staff-activity.ts';
import { listPageSpeed } from '../../../data/staff/staff-page-speed.ts';
import { changeLocale, loadTexts } from '../../../i18n/load-texts.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { LogTab } from './log-tab.tsx';

vi.mock('../../../data/staff/staff-activity.ts', { spy: true });
vi.mock('../../../data/staff/staff-page-speed.ts', { spy: true });

const pageSpeedName = { name: 'Page speed' };

beforeEach(() => {
  vi.mocked(listActivity).mockResolvedValue({ entries: [], hasMore: false });
  vi.mocked(listPageSpeed)
    .mockReset()
    .mockResolvedValue([
      {
        page: '/contact',
        locale: 'fr',
        paint: { visits: 40, atMost: 2500 },
        interaction: { visits: 3, atMost: 200 },
      },
      { page: 'other', locale: 'en', shift: { visits: 12, atMost: null } },
    ]);
});

it('shows staff, in English and in French, how fast the pages were in measured visits', async () => {
  vi.spyOn(speedSettings, 'isMeasured', 'get').mockReturnValue(true);
  const screen = await renderStaff(<LogTab />);
  await expect.element(screen.getByRole('group', pageSpeedName).getByRole('table')).toBeVisible();
  const readRows = () =>
    [...document.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
    );
  expect(readRows()).toEqual([
    ['Page', 'Language', 'Display', 'Reaction', 'Shift'],
    ['/contact', 'French', '2.5 s or less', 'too few visits (3)', 'not measured'],
    [
      'another page',
      'English',
      'not measured',
      'not measured',
      'more than 0.5 (needs improvement)',
    ],
  ]);
  await changeLocale('fr');
  await loadTexts('admin');
  await expect
    .poll(readRows)
    .toContainEqual([
      '/contact',
      'français',
      '2,5 s ou moins',
      'trop peu de visites (3)',
      'non mesuré',
    ]);
});

it('shows that no visit was measured yet', async () => {
  vi.spyOn(speedSettings, 'isMeasured', 'get').mockReturnValue(true);
  vi.mocked(listPageSpeed).mockResolvedValue([]);
  const screen = await renderStaff(<LogTab />);
  await expect.element(screen.getByText('No visit has been measured yet.')).toBeVisible();
});

it('requests no page speed if the club measures no visits', async () => {
  const screen = await renderStaff(<LogTab />);
  await expect.element(screen.getByText(/^Nothing yet/u)).toBeVisible();
  expect(screen.getByRole('heading', pageSpeedName).query()).toBeNull();
  expect(listPageSpeed).not.toHaveBeenCalled();
});

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
