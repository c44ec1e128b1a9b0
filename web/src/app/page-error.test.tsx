import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { changeLocale, loadSections } from '../i18n/load-sections.ts';
import { App } from './app.tsx';
import { Layout } from './layout/layout.tsx';
import { PageError } from './page-error.tsx';

function BrokenPage(): never {
  throw new Error('broken on purpose');
}

it('tells a visitor of a broken page so in both languages, and leaves header and footer standing', async () => {
  if (!i18n.isInitialized) startI18n();
  await loadSections('common');
  await changeLocale('en');
  const pages = [{ path: '/', Component: BrokenPage }];
  const router = createMemoryRouter([
    { Component: Layout, children: [{ ErrorBoundary: PageError, children: pages }] },
  ]);
  const screen = await render(<App router={router} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Something went wrong' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByRole('heading', { name: 'Un problème est survenu' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(screen.getByRole('banner')).toBeVisible();
  await expect.element(screen.getByRole('contentinfo')).toBeVisible();
  // React itself writes the error that was thrown.
  vi.mocked(console.error).mockClear();
});
