import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /status of 501|ERR_INTERNET_DISCONNECTED/u });

const textsByLanguage = {
  en: {
    thanks: 'Thank you for your message',
    newsletter: 'Newsletter',
    success: 'Success',
    notAnEmail: 'Please enter an e-mail address, such as name@example.org.',
    statusError: 'An error occurred while submitting the subscription. Please try again later.',
    networkError: 'An error occurred. Please try again later.',
  },
  fr: {
    thanks: 'Merci pour votre message',
    newsletter: 'Infolettre',
    success: 'C’est envoyé',
    notAnEmail: 'Veuillez entrer une adresse courriel, par exemple nom@example.org.',
    statusError:
      'Une erreur s’est produite lors de l’envoi de l’abonnement. Veuillez réessayer plus tard.',
    networkError: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  },
} as const;
const endpoint = '**/api/email/subscribe';

for (const language of ['en', 'fr'] as const) {
  const texts = textsByLanguage[language];

  test(`a parent subscribes by keyboard after three failures, in ${language}`, async ({ page }) => {
    const requests: string[] = [];
    const countScripts = () => requests.filter((url) => url.endsWith('.js')).length;
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`/thankyou?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    await page.waitForLoadState('networkidle');
    const scriptsBefore = countScripts();

    const form = page.getByRole('form', { name: texts.newsletter });
    const field = form.getByRole('textbox');
    const alert = form.getByRole('alert');
    await field.fill('parent@');
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(texts.notAnEmail);
    await expectAriaSnapshot(form, `forms/newsletter-invalid.${language}`);
    expect(countScripts(), 'scripts after the first input').toBeGreaterThan(scriptsBefore);

    await field.fill('parent@example.org');
    await page.route(endpoint, (route) =>
      route.fulfill({ status: 501, json: { error: 'not-implemented' } }),
    );
    await field.press('Enter');
    await expect(alert).toContainText(texts.statusError);
    await expect(field).toHaveAccessibleDescription('');
    await expectAriaSnapshot(form, `forms/newsletter-failed.${language}`);

    await page.route(endpoint, (route) => route.abort('internetdisconnected'));
    await field.press('Enter');
    await expect(alert).toContainText(texts.networkError);
    await expect(field).toHaveValue('parent@example.org');

    await page.route(endpoint, (route) => route.fulfill({ json: { ok: true } }));
    await field.press('Enter');
    await expect(form.getByRole('status')).toContainText(texts.success);
    await expect(alert).toBeEmpty();
    await expect(field).toHaveValue('');
    await expectAriaSnapshot(form, `forms/newsletter-sent.${language}`);
  });
}
