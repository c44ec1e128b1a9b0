import { randomUUID } from 'node:crypto';
import type { Locale } from '@club/domain/locale';
import type { ReceivedMail } from '../../emulators/mailbox/received-mail.ts';
import { mailboxAddress } from '../../emulators/project.ts';
import { expect, test } from './support/test.ts';

/** Waits for the first mail to an address and gives the page it links to. */
async function findLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailboxAddress}/mails?to=${email}`);
      const [mail] = (await answer.json()) as ReceivedMail[];
      link = /http:\S+\/newsletter\/confirm\S+/u.exec(mail?.text ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

const words: Record<Locale, { button: string; title: string; refused: string }> = {
  fr: {
    button: 'Confirmer mon abonnement',
    title: 'Vous êtes sur la liste',
    refused: 'Ce lien n’est plus bon',
  },
  en: {
    button: 'Confirm my subscription',
    title: 'You are on the list',
    refused: 'This link no longer works',
  },
};

test.use({ expectedErrors: /status of 400/u });

for (const lng of ['fr', 'en'] as const) {
  test(`a parent confirms from the mail that came, in ${lng}`, async ({ page, request }) => {
    const email = `parent@${randomUUID().slice(0, 8)}.example.org`;
    await request.post('/api/email/subscribe', { data: { email, lng } });
    const link = await findLink(email);
    await page.goto(link);
    await expect(page.locator('html')).toHaveAttribute('lang', lng);
    await page.getByRole('button', { name: words[lng].button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lng].title);
    // The same page with a token that somebody has changed.
    await page.goto('/');
    await page.goto(link.replace(/.$/u, ''));
    await page.getByRole('button', { name: words[lng].button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lng].refused);
  });
}
