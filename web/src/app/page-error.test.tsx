import { identity } from '@club/about/identity';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { changeLocale, loadTexts } from '../i18n/load-texts.ts';
import { App } from './app.tsx';
import { Layout } from './layout/layout.tsx';
import { PageError } from './page-error.tsx';

function BrokenPage(): never {
  throw new Error('broken on purpose');
}

/** The layout with a page that fails to render. */
async function renderBrokenPage() {
  if (!i18n.isInitialized) startI18n();
  await loadTexts('common');
  await changeLocale('en');
  const pages = [{ path: '/', Component: BrokenPage }];
  const router = createMemoryRouter([
    { Component: Layout, children: [{ ErrorBoundary: PageError, children: pages }] },
  ]);
  return render(<App router={router} />);
}

it('shows an error in both languages for a broken page, between header and footer', async () => {
  const screen = await renderBrokenPage();
  const heading = screen.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Un problème est survenu' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
  // React logs the thrown error.
  vi.mocked(console.error).mockClear();
});

it('shows an offline visitor that the page is not on their device, without a reload button', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'));
  const screen = await renderBrokenPage();
  const main = screen.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'This page is not on your device' }))
    .toBeVisible();
  await expect
    .element(main.getByRole('link', { name: `Call ${identity.phone}` }))
    .toHaveAttribute('href', `tel:+1-${identity.phone}`);
  await expect.element(main.getByRole('button')).not.toBeInTheDocument();
  // The page is unmounted, because it would reload once the network is back.
  await screen.unmount();
  vi.mocked(console.error).mockClear();
});
