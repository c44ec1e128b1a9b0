import { expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';
import { changeLocale, hasTexts, loadTexts } from './load-texts.ts';
import { namespaceImports } from './namespaces.ts';

it('loads in the new language also the texts of a page that opens during the switch', async () => {
  startI18n();
  await changeLocale('en');
  await loadTexts('home');
  const { promise: homeStart, resolve: startHome } = Promise.withResolvers<undefined>();
  const importHome = namespaceImports.fr.home;
  vi.spyOn(namespaceImports.fr, 'home').mockImplementation(async () => {
    await homeStart;
    return importHome();
  });
  const change = changeLocale('fr');
  await loadTexts('policy');
  startHome(undefined);
  await change;
  expect(hasTexts(['home', 'policy'])).toBe(true);
});
