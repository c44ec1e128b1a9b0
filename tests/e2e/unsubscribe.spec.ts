import { expectAriaSnapshot } from './support/aria-snapshot.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: /status of 500/u });

test('a parent unsubscribes at the second attempt', async ({ page }) => {
  const bodies: unknown[] = [];
  let response: { status: number; json: object } = { status: 500, json: { error: 'internal' } };
  await page.route('**/api/email/unsubscribe', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill(response);
  });
  await page.goto('/unsubscribe');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox');
  await field.fill('Parent@example.org');
  await main.getByRole('button', { name: 'Me désabonner' }).click();
  await expect(main.getByRole('alert')).toContainText('Votre demande n’est pas partie');
  await expect(field).toHaveValue('Parent@example.org');
  await expectAriaSnapshot(main, 'forms/unsubscribe-failed.fr');

  response = { status: 200, json: { ok: true } };
  await field.press('Enter');
  await expect(main.getByRole('status')).toContainText(
    'Nous n’envoyons plus notre infolettre à cette adresse.',
  );
  await expect(main.getByRole('alert')).toBeEmpty();
  await expectAriaSnapshot(main, 'forms/unsubscribe-sent.fr');
  const body = { email: 'parent@example.org', lng: 'fr' };
  expect(bodies).toEqual([body, body]);
});
