import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerFirestore, type Document } from './testing/answer-firestore.ts';
import { renderAt } from './testing/render-at.tsx';

const banner = (id: string, num: number, title: string): Document => ({
  _id: id,
  num,
  imageURL: '',
  bannerDisplay: true,
  eventTitle: title,
  eventTitle_fr: `${title} en français`,
  link: num === 1 ? 'https://example.org/tryouts' : '',
  updatedAt: new Date('2026-10-05T16:00:00Z'),
});
const two = { banners: [banner('a', 1, 'Tryouts'), banner('b', 2, 'Tournament')] };

beforeEach(() => page.viewport(1280, 800));

describe('a visitor of the home page', () => {
  it('reads the banners in their language', async () => {
    answerFirestore(two);
    const screen = await renderAt('/', 'en');
    await expect.element(screen.getByText('Tryouts', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'FR Français' }).click();
    await expect.element(screen.getByText('Tryouts en français')).toBeVisible();
  });

  it('follows a banner’s link out of the site', async () => {
    answerFirestore(two);
    const screen = await renderAt('/', 'en');
    const link = screen.getByRole('link', { name: 'Find out more (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', 'https://example.org/tryouts');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('is shown only displayed banners, by number, fifty at most', async () => {
    const queries = answerFirestore(two);
    const screen = await renderAt('/', 'fr');
    await expect.element(screen.getByText('Tryouts en français')).toBeVisible();
    expect(queries[0]).toContain('"fieldPath":"bannerDisplay"');
    expect(queries[0]).toContain('"booleanValue":true');
    expect(queries[0]).toContain('"orderBy":[{"field":{"fieldPath":"num"}');
    expect(queries[0]).toContain('"limit":50');
  });

  it('reaches the next banner with the arrow; the one off the screen is out of reach', async () => {
    answerFirestore(two);
    const screen = await renderAt('/', 'en');
    const first = screen.getByText('Tryouts', { exact: true });
    await expect.element(first).toBeVisible();
    await screen.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => first.element().closest('[inert]')).not.toBeNull();
    const second = screen.getByText('Tournament', { exact: true });
    expect(second.element().closest('[inert]')).toBeNull();
  });

  it('reads the rest of the page when a document is malformed', async () => {
    answerFirestore({ banners: [{ _id: 'bad', num: 'first' }, banner('b', 2, 'Tournament')] });
    const screen = await renderAt('/', 'en');
    await expect.element(screen.getByText('Tournament', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('group', { name: '1 of 1' })).toBeInTheDocument();
  });

  it('finds the introduction and the ways to register and learn more', async () => {
    answerFirestore({});
    const screen = await renderAt('/', 'en');
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Three shores, one net');
    const main = screen.getByRole('main');
    await expect
      .element(main.getByRole('link', { name: 'Register' }))
      .toHaveAttribute('href', '/registration');
    await expect
      .element(main.getByRole('link', { name: 'Learn more' }))
      .toHaveAttribute('href', '/club');
  });
});

describe('a visitor whose banners do not come', () => {
  it.each([
    ['fr', 'Chargement des bannières…'],
    ['en', 'Loading banners...'],
  ] as const)('is told in %s that they are loading', async (locale, text) => {
    answerFirestore('stalls');
    const screen = await renderAt('/', locale);
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it.each(['fails', {}] as const)(
    'sees no message and the whole page when Firestore answers %j',
    async (behaviour) => {
      answerFirestore(behaviour);
      const screen = await renderAt('/', 'en');
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.element(screen.getByText('Loading banners...')).not.toBeInTheDocument();
      await expect
        .element(screen.getByRole('button', { name: 'Try again' }))
        .not.toBeInTheDocument();
    },
  );
});
