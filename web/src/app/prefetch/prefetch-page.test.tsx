import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { changeLocale } from '../../i18n/load-texts.ts';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import { prefetchPage } from './prefetch-page.ts';

/** Renders the 404 page of the site, whose navigation links to the page about the club. */
async function renderNotFound() {
  await page.viewport(1280, 800);
  if (!i18n.isInitialized) startI18n();
  await changeLocale('fr');
  const router = createMemoryRouter(routes, { initialEntries: ['/nowhere'] });
  const screen = await render(<App router={router} />);
  const link = screen
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Le club' });
  await expect.element(link).toBeVisible();
  return { router, link };
}

const readHeading = () => document.querySelector('h1')?.textContent;

it('shows a prefetched page before the task of the click ends', async () => {
  const { router, link } = await renderNotFound();
  await prefetchPage(router, '/club');
  const errorHeading = readHeading();
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // React renders in a microtask, before the task of the click ends.
  await Promise.resolve();
  expect(readHeading()).toBe(i18n.t('club:title'));
  expect(readHeading()).not.toBe(errorHeading);
});

it('does not change a route while the router loads it', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => string }>();
  const router = createMemoryRouter([
    { children: [{ path: '/' }, { path: '/page', lazy: () => promise }] },
  ]);
  const prefetching = prefetchPage(router, '/page');
  const navigation = router.navigate('/page');
  resolve({ Component: () => 'Page' });
  await Promise.all([prefetching, navigation]);
  expect(router.state.location.pathname).toBe('/page');
  // The router warns if other code has already added what `lazy` loads to the route.
  expect(console.warn).not.toHaveBeenCalled();
});

it('ignores a failure, and the navigation then loads the page', async () => {
  const load = vi.fn(() => Promise.resolve({ Component: () => 'Page' }));
  load.mockRejectedValueOnce(new Error('broken on purpose'));
  const router = createMemoryRouter([{ children: [{ path: '/' }, { path: '/page', lazy: load }] }]);
  await prefetchPage(router, '/page');
  await router.navigate('/page');
  expect(router.state.errors).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});
