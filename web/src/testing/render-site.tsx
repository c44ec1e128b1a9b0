import { fallbackLocale, type Locale } from '@club/domain/locale';
import { createMemoryRouter } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { changeLocale } from '../i18n/load-texts.ts';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';

/** Renders the site at an address, in a visitor's language. */
export async function renderSite(path: string, locale: Locale = fallbackLocale) {
  if (!i18n.isInitialized) startI18n();
  await changeLocale(locale);
  return render(<App router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}
