import { expect, it } from 'vitest';
import { acceptedResponse, stubApi } from '../../testing/stub-api.ts';
import { renderSite } from '../../testing/render-site.tsx';

// tests/e2e/unsubscribe.spec.ts has a failed request and one that succeeds.
it('a parent reads an error while the address is missing or invalid, and sends no request', async () => {
  const requests = stubApi(acceptedResponse);
  const screen = await renderSite('/unsubscribe', 'fr');
  const field = screen.getByRole('main').getByRole('textbox');
  const submit = screen.getByRole('main').getByRole('button', { name: 'Me désabonner' });
  await submit.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Veuillez remplir ce champ\.$/u);
  await field.fill('parent@');
  await submit.click();
  await expect.element(field).toHaveAccessibleDescription(/par exemple nom@example\.org\.$/u);
  await field.fill('parent@example.org');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  expect(requests).toEqual([]);
});
