import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { findConfirmLink, findMail } from './support/mails.ts';
import { expect, test } from './support/test.ts';

/** Subscribes a new address. Returns it with the link of its confirmation mail. */
async function subscribe(request: APIRequestContext) {
  const email = `parent@${randomUUID().slice(0, 8)}.example.org`;
  await request.post('/api/email/subscribe', { data: { email, lng: 'fr' } });
  return { email, link: await findConfirmLink(email) };
}

test.use({ expectedErrors: /status of 400/u });

test('a parent confirms a subscription only by the exact link in the mail', async ({
  page,
  request,
}) => {
  const { link } = await subscribe(request);
  await page.goto(link);
  const main = page.getByRole('main');
  const button = page.getByRole('button', { name: 'Confirmer mon abonnement' });
  const heading = page.getByRole('heading', { level: 1 });
  await expectAriaSnapshot(main, 'forms/confirm-question.fr');
  await button.click();
  await expect(heading).toHaveText('Vous êtes sur la liste');
  await expectAriaSnapshot(main, 'forms/confirm-done.fr');
  // The API refuses a changed token. The test visits Home first, because a new fragment alone does
  // not load the page again.
  await page.goto('/');
  await page.goto(link.replace(/.$/u, ''));
  await button.click();
  await expect(heading).toHaveText('Ce lien n’est plus valide');
});

test('a parent confirms by a link that a filter has changed, and by the code if it was cut', async ({
  page,
  request,
}) => {
  const { email, link } = await subscribe(request);
  const button = page.getByRole('button', { name: 'Confirmer mon abonnement' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${link.replace('#', '%23').toUpperCase().replace('HTTP', 'http')}&data=x`);
  // The token does not stay in the query, which the next requests would send as the Referer.
  await expect(page).toHaveURL(/\/newsletter\/confirm\?lng=FR$/u);
  await button.click();
  await expect(heading).toHaveText('Vous êtes sur la liste');

  await page.goto('/newsletter/confirm?lng=fr');
  await expect(heading).toHaveText('Votre messagerie a coupé le lien');
  const { text } = await findMail(email);
  const [, code = ''] = /ce code\s:\n(\S+)/u.exec(text) ?? [];
  await page.getByRole('textbox', { name: 'Le code dans notre courriel' }).fill(code);
  await button.click();
  await expect(heading).toHaveText('Vous êtes sur la liste');
});
