import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acceptedResponse, stubApi, notImplementedResponse } from '../../testing/stub-api.ts';
import { renderSite } from '../../testing/render-site.tsx';

beforeEach(() => page.viewport(768, 900));

async function openForm(locale: 'en' | 'fr') {
  const screen = await renderSite('/unsubscribe', locale);
  const main = screen.getByRole('main');
  const submit = main.getByRole('button', { name: /^(?:Unsubscribe|Me désabonner)$/u });
  return { screen, main, field: main.getByRole('textbox'), submit };
}

describe('a parent who leaves the newsletter', () => {
  it('types an address, presses Unsubscribe and sees the success message', async () => {
    const requests = stubApi(acceptedResponse);
    const { main, field, submit } = await openForm('en');
    await expect.element(field).toHaveAttribute('type', 'email');
    await expect.element(field).toBeRequired();
    await field.fill('Parent@example.org');
    await submit.click();
    await expect.element(main.getByRole('status').getByText('Done', { exact: true })).toBeVisible();
    expect(requests).toEqual(['/api/email/unsubscribe {"lng":"en","email":"parent@example.org"}']);
  });

  it.each([
    [
      'en',
      'An error occurred while submitting the form to server. Please try again later. The problem is on our side, not in what you wrote.',
      notImplementedResponse,
    ],
    [
      'fr',
      'Une erreur s’est produite lors de l’envoi du formulaire au serveur. Veuillez réessayer plus tard. Aucune réponse. Vérifiez votre connexion Internet.',
      'unreachable',
    ],
  ] as const)(
    'reads in %s that the request failed, and the text stays in the field',
    async (locale, text, behaviour) => {
      stubApi(behaviour);
      const { main, field, submit } = await openForm(locale);
      await field.fill('parent@example.org');
      await submit.click();
      await expect.element(main.getByRole('alert')).toHaveTextContent(text);
      await expect.element(field).toHaveValue('parent@example.org');
    },
  );

  it('reads an error while the address is missing or invalid, and sends no request', async () => {
    const requests = stubApi(acceptedResponse);
    const { field, submit } = await openForm('fr');
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
});
