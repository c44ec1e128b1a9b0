import { describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render-site.tsx';

/**
 * Stubs the API's responses, in order. Afterwards the API is unavailable, and so is Firestore.
 *
 * @returns the requests to the API from now on
 */
function stubApiResponses(
  ...responses: [status: number, body: unknown][]
): [path: string, body: string][] {
  const sentRequests: [string, string][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return new Response(null, { status: 503 });
    sentRequests.push([pathname, await request.text()]);
    const [status, body] = responses.shift() ?? [503, { error: 'unavailable' }];
    return Response.json(body, { status });
  });
  return sentRequests;
}

describe('a reader who opens the link of a mail', () => {
  it.each([
    ['confirm', 'en', 'Confirm my subscription', 'You are on the list', '/api/email/confirm'],
    ['unsubscribe', 'en', 'Unsubscribe', 'You are off the list', '/api/email/unsubscribe-link'],
    [
      'unsubscribe',
      'fr',
      'Me désabonner',
      'Vous n’êtes plus sur la liste',
      '/api/email/unsubscribe-link',
    ],
  ] as const)('(%s, in %s) changes nothing before they press the button', async (...testCase) => {
    const [page, locale, button, title, path] = testCase;
    const sentRequests = stubApiResponses([200, { ok: true }]);
    const screen = await renderSite(`/newsletter/${page}#a.b.c`, locale);
    const submit = screen.getByRole('main').getByRole('button', { name: button });
    await expect.element(submit).toBeVisible();
    expect(sentRequests).toEqual([]);
    await submit.click();
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(sentRequests).toEqual([[path, '{"token":"a.b.c"}']]);
  });

  it('can press again if the API is unavailable', async () => {
    stubApiResponses([503, { error: 'unavailable' }], [200, { ok: true }]);
    const screen = await renderSite('/newsletter/confirm#a.b.c', 'en');
    const submit = screen.getByRole('button', { name: 'Confirm my subscription' });
    await submit.click();
    await expect
      .element(screen.getByText('An error occurred. Please try again later.'))
      .toBeVisible();
    await submit.click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'You are on the list' }))
      .toBeVisible();
  });

  it.each([
    ['/newsletter/confirm?lng=fr', 'Confirmer mon abonnement', '/api/email/confirm'],
    ['/program/u13?link=confirm-place', 'M’ajouter à la liste', '/api/waiting-list/confirm'],
  ])('copies the code of the mail if its link was cut (%s)', async (address, button, path) => {
    const sentRequests = stubApiResponses([503, { error: 'unavailable' }], [200, { ok: true }]);
    const screen = await renderSite(address, 'fr');
    await expect
      .element(screen.getByRole('heading', { name: 'Votre messagerie a coupé le lien' }))
      .toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Le code dans notre courriel' });
    await field.fill('a.b');
    const submit = screen.getByRole('button', { name: button });
    await submit.click();
    await expect.element(screen.getByText(/^Ce code est incomplet/u)).toBeVisible();
    expect(sentRequests).toEqual([]);
    await field.fill(' A.b.\nc ');
    await submit.click();
    await expect
      .element(screen.getByText('Une erreur s’est produite. Veuillez réessayer plus tard.'))
      .toBeVisible();
    await submit.click();
    await expect
      .element(screen.getByRole('heading', { name: 'Vous êtes sur la liste' }))
      .toBeVisible();
    const body = '{"token":"a.b.c"}';
    expect(sentRequests).toEqual([
      [path, body],
      [path, body],
    ]);
  });

  it('leaves the waiting list by writing to the club if the link was cut', async () => {
    const screen = await renderSite('/program/u13?lng=en&link=leave-waiting-list', 'en');
    const link = screen.getByRole('link', { name: 'Write to the club' }).first();
    await expect.element(link).toHaveAttribute('href', '/contact');
  });

  it('reads that a link without its token is incomplete, and types the address instead', async () => {
    const screen = await renderSite('/newsletter/unsubscribe', 'fr');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Ce lien est incomplet' }))
      .toBeVisible();
    const link = screen.getByRole('link', { name: 'Écrire mon adresse' });
    await expect.element(link).toHaveAttribute('href', '/unsubscribe');
  });
});
