import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';
import { waitForFooterHydration } from './support/wait-for-hydration.ts';

test.use({ expectedErrors: /status of 501|ERR_INTERNET_DISCONNECTED/u });

const endpoint = '**/api/email/subscribe';

test('a parent subscribes by keyboard after three failures', async ({ page }) => {
  const requests: string[] = [];
  const countScripts = () => requests.filter((url) => url.endsWith('.js')).length;
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/thankyou');
  await waitForFooterHydration(page);
  await page.waitForLoadState('networkidle');
  const scriptsBefore = countScripts();

  const form = page.getByRole('form', { name: 'Infolettre' });
  const field = form.getByRole('textbox');
  const alert = form.getByRole('alert');
  await field.fill('parent@');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Veuillez entrer une adresse courriel/u);
  await expectAriaSnapshot(form, 'forms/newsletter-invalid.fr');
  expect(countScripts(), 'scripts after the first input').toBeGreaterThan(scriptsBefore);

  await field.fill('parent@example.org');
  await page.route(endpoint, (route) =>
    route.fulfill({ status: 501, json: { error: 'not-implemented' } }),
  );
  await field.press('Enter');
  await expect(alert).toContainText('Votre demande d’abonnement n’est pas partie');
  await expect(field).toHaveAccessibleDescription('');
  await expectAriaSnapshot(form, 'forms/newsletter-failed.fr');

  await page.route(endpoint, (route) => route.abort('internetdisconnected'));
  await field.press('Enter');
  await expect(alert).toContainText('Aucune réponse.');
  await expect(field).toHaveValue('parent@example.org');

  await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
  await field.press('Enter');
  await expect(form.getByRole('status')).toContainText('C’est envoyé');
  await expect(alert).toBeEmpty();
  await expect(field).toHaveValue('');
  await expectAriaSnapshot(form, 'forms/newsletter-sent.fr');
});

test.describe('an address with an accent', () => {
  test.use({ expectedErrors: /status of 400/u });

  test('is marked with the reason of the server, and corrected with one press', async ({
    page,
  }) => {
    await page.goto('/thankyou');
    await waitForFooterHydration(page);
    const form = page.getByRole('form', { name: 'Infolettre' });
    const field = form.getByRole('textbox');
    await field.fill('<élodie.tremblay@gmail.coù>');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/^Nous ne pouvons pas écrire/u);
    await field.blur();
    await form.getByRole('button', { name: 'elodie.tremblay@gmail.com' }).click();
    await expect(field).toHaveValue('elodie.tremblay@gmail.com');
    await expect(field).toHaveAccessibleDescription('');
    await field.press('Enter');
    await expect(form.getByRole('status')).toContainText('C’est envoyé');
  });
});
