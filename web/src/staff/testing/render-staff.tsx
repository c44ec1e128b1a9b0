import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { changeLocale, loadTexts } from '../../i18n/load-texts.ts';

/** Renders a part of the dashboard in English. */
export async function renderStaff(part: ReactNode) {
  if (!i18n.isInitialized) startI18n();
  await changeLocale('en');
  await loadTexts('common', 'forms', 'admin');
  return render(part);
}
