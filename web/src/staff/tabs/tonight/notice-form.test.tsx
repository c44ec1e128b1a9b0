import { expect, it } from 'vitest';
import { renderStaff } from '../../testing/render-staff.tsx';
import { NoticeForm } from './notice-form.tsx';
import { useNoticeForm } from './use-notice-form.ts';

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
