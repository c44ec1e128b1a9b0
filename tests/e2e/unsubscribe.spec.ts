import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /status of 501/u });

const textsByLanguage = {
  en: {
    title: 'Leave the newsletter',
    button: 'Unsubscribe',
    failed: 'An error occurred while submitting the form to server. Please try again later.',
    done: 'We no longer send our newsletter to this address.',
  },
  fr: {
    title: 'Quitter l’infolettre',
    button: 'Me désabonner',
    failed:
      'Une erreur s’est produite lors de l’envoi du formulaire au serveur. Veuillez réessayer plus tard.',
    done: 'Nous n’envoyons plus notre infolettre à cette adresse.',
  },
} as const;

for (const language of ['en', 'fr'] as const) {
  const texts = textsByLanguage[language];

  test(`a parent unsubscribes at the second attempt, in ${language}`, async ({ page }) => {
    const bodies: unknown[] = [];
    let response: { status: number; json: object } = { status: 501, json: { error: 'internal' } };
    await page.route('**/api/email/unsubscribe', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill(response);
    });
    await page.goto(`/unsubscribe?lng=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    const field = main.getByRole('textbox');
    await field.fill('Parent@example.org');
    await main.getByRole('button', { name: texts.button }).click();
    await expect(main.getByRole('alert')).toContainText(texts.failed);
    await expect(field).toHaveValue('Parent@example.org');
    await expectAriaSnapshot(main, `forms/unsubscribe-failed.${language}`);

    response = { status: 200, json: { ok: true } };
    await field.press('Enter');
    await expect(main.getByRole('status')).toContainText(texts.done);
    await expect(main.getByRole('alert')).toBeEmpty();
    await expectAriaSnapshot(main, `forms/unsubscribe-sent.${language}`);
    const body = { email: 'parent@example.org', lng: language };
    expect(bodies).toEqual([body, body]);
  });
}
