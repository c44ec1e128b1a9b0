import { type Locale, locales } from '@club/domain/locale';
import { currentLocale, i18n } from './i18n.ts';
import { sections } from './sections.ts';
import type { Section } from './texts.ts';

/** Sections that a page has asked for; a change of language fetches them in the other one. */
const inUse = new Set<Section>();

async function loadSection(locale: Locale, name: Section): Promise<void> {
  if (i18n.getResource(locale, 'site', name) !== undefined) return;
  const texts = await sections[locale][name]();
  i18n.addResourceBundle(locale, 'site', { [name]: texts }, true, true);
}

const loadAll = (locale: Locale, names: Iterable<Section>): Promise<unknown> =>
  Promise.all([...names].map((name) => loadSection(locale, name)));

/** Whether the texts of all these sections are loaded, in the current language. */
export const hasSections = (names: readonly Section[]): boolean =>
  names.every((name) => i18n.getResource(currentLocale(), 'site', name) !== undefined);

/**
 * Loads the sections of a page in the current language. Await it before the page is rendered, so that
 * neither keys nor the other language flash.
 */
export async function loadSections(...names: readonly Section[]): Promise<void> {
  for (const name of names) inUse.add(name);
  const locale = currentLocale();
  await loadAll(locale, names);
  // The visitor may have switched the language meanwhile.
  if (currentLocale() !== locale) await loadAll(currentLocale(), names);
}

/** Switches the language once all sections in use are loaded, so that all texts change at once. */
export async function changeLocale(locale: Locale): Promise<void> {
  await loadAll(locale, inUse);
  await i18n.changeLanguage(locale);
}

/** Fetches sections in every language, for what is shown in all of them at once. */
export async function loadSectionsInAllLocales(...names: readonly Section[]): Promise<void> {
  await Promise.all(locales.map((locale) => loadAll(locale, names)));
}
