import type { Notice } from '@club/domain/content/notice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { ApiError } from '../../../data/api-client.ts';
import { saveRow } from '../../../data/staff/staff-calls.ts';
import { renderStaff } from '../../testing/render-staff.tsx';
import { NoticeForm, useNoticeForm } from './notice-form.tsx';

function Form({ frenchText }: { readonly frenchText: string }) {
  const form = useNoticeForm(
    {
      _id: 'tonight',
      notice: 'Gym closed',
      notice_fr: frenchText,
      noticeDisplay: true,
      showUntil: '2026-12-02T04:59:00.000Z',
      updatedAt: '2026-12-01T21:00:00.000Z',
    },
    Date.parse('2026-12-01T22:00:00.000Z'),
  );
  return <NoticeForm form={form} />;
}

it.each([
  ['Gymnase fermé', 'Gymnase fermé', 'fr'],
  ['', 'Gym closed', 'en'],
  [' ', 'Gym closed', 'en'],
])('previews the French text "%s" as "%s", with its language', async (frenchText, text, lang) => {
  const screen = await renderStaff(<Form frenchText={frenchText} />);
  const preview = screen.getByRole('figure').first().getByText(text);
  await expect.element(preview).toBeVisible();
  expect(preview.element().closest('[lang]')?.getAttribute('lang')).toBe(lang);
});

vi.mock('../../../data/staff/staff-calls.ts', { spy: true });

const now = Date.parse('2026-12-01T22:00:00.000Z');
const makeNotice = (notice: string, minute: number): Notice => ({
  _id: 'tonight',
  notice,
  notice_fr: notice,
  noticeDisplay: true,
  showUntil: '2026-12-02T04:59:00.000Z',
  updatedAt: `2026-12-01T21:${minute}:00.000Z`,
});
const [earlier, mine, later] = [
  makeNotice('Gym open', 10),
  makeNotice('Gym closed', 20),
  makeNotice('Gym closed until 8', 30),
];

const renderNoticeForm = () =>
  renderHook((storedNotice: Notice = earlier) => useNoticeForm(storedNotice, now));

describe('staff who publish the urgent notice', () => {
  beforeEach(() => {
    vi.mocked(saveRow).mockReset().mockResolvedValue(mine);
  });

  it('cannot undo it once a colleague has published a later notice', async () => {
    const { result, act, rerender } = await renderNoticeForm();
    await act(() => result.current.change({ notice: mine.notice }));
    await act(() => result.current.publish());
    await rerender(later);
    vi.mocked(saveRow).mockRejectedValue(new ApiError({ error: 'conflict' }, 409));
    const { outcome } = result.current;
    if (outcome.status !== 'published') throw new Error(`The outcome is ${outcome.status}.`);
    await act(() => result.current.undo(outcome.before));
    expect(saveRow).toHaveBeenLastCalledWith('notices', 'tonight', {
      notice: earlier.notice,
      notice_fr: earlier.notice_fr,
      noticeDisplay: true,
      showUntil: earlier.showUntil,
      updatedAt: mine.updatedAt,
    });
    expect(result.current.outcome).toEqual({ status: 'failed', problem: 'conflict' });
  });

  it('find in the form what they typed before they ended the shown notice', async () => {
    const { result, act } = await renderNoticeForm();
    await act(() => result.current.change({ notice: later.notice }));
    await act(() => result.current.end());
    expect(result.current.outcome.status).toBe('ended');
    expect(result.current.fields.notice).toBe(later.notice);
    await act(() => result.current.publish());
    expect(vi.mocked(saveRow).mock.lastCall?.[2]).toMatchObject({
      notice: later.notice,
      updatedAt: mine.updatedAt,
    });
    expect(result.current.isChanged).toBe(false);
  });

  it('find in the form what they typed during the save', async () => {
    const response = Promise.withResolvers<Notice>();
    vi.mocked(saveRow).mockReturnValueOnce(response.promise);
    const { result, act } = await renderNoticeForm();
    await act(() => result.current.change({ notice: mine.notice }));
    await act(async () => {
      const publishing = result.current.publish();
      result.current.change({ notice: later.notice });
      response.resolve(mine);
      await publishing;
    });
    expect(result.current.fields.notice).toBe(later.notice);
    await act(() => result.current.publish());
    expect(vi.mocked(saveRow).mock.lastCall?.[2]).toMatchObject({
      notice: later.notice,
      updatedAt: mine.updatedAt,
    });
  });
});
