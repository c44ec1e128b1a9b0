import { randomUUID } from 'node:crypto';
import type { Locale } from '@club/domain/locale';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { findConfirmLink } from './support/mails.ts';
import { expect, test } from './support/test.ts';

const textsByLocale: Record<Locale, { button: string; title: string; refusalTitle: string }> = {
  fr: {
    button: 'Confirmer mon abonnement',
    title: 'Vous êtes sur la liste',
    refusalTitle: 'Ce lien n’est plus valide',
  },
  en: {
    button: 'Confirm my subscription',
    title: 'You are on the list',
    refusalTitle: 'This link no longer works',
  },
};

test.use({ expectedErrors: /status of 400/u });

for (const lng of ['fr', 'en'] as const) {
  test(`a parent confirms a subscription only by the exact link in the mail, in ${lng}`, async ({
    page,
    request,
  }) => {
    const email = `parent@${randomUUID().slice(0, 8)}.example.org`;
    await request.post('/api/email/subscribe', { data: { email, lng } });
    const link = await findConfirmLink(email);
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', lng);
    const main = page.getByRole('main');
    await expectAriaSnapshot(main, `forms/confirm-question.${lng}`);
    await page.getByRole('button', { name: textsByLocale[lng].button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsByLocale[lng].title);
    await expectAriaSnapshot(main, `forms/confirm-done.${lng}`);
    // The API refuses a changed token. The test visits Home first, because a new fragment alone
    // does not load the page again.
    await page.goto('/');
    await page.goto(link.replace(/.$/u, ''));
    await page.getByRole('button', { name: textsByLocale[lng].button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsByLocale[lng].refusalTitle,
    );
  });
}
