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

/** True where the texts of all these sections are there, in the language of the moment. */
export const hasSections = (names: readonly Section[]): boolean =>
  names.every((name) => i18n.getResource(currentLocale(), 'site', name) !== undefined);

/**
 * Fetches the sections a page needs, in the language of the moment. Await it before the page is
 * drawn, so that no key and no other language flashes.
 */
export async function loadSections(...names: readonly Section[]): Promise<void> {
  for (const name of names) inUse.add(name);
  const locale = currentLocale();
  await loadAll(locale, names);
  // The visitor may have switched while the texts were on their way.
  if (currentLocale() !== locale) await loadAll(currentLocale(), names);
}

/** Switches the language once every text in use is there, so that all of them change at once. */
export async function changeLocale(locale: Locale): Promise<void> {
  await loadAll(locale, inUse);
  await i18n.changeLanguage(locale);
}

/** Fetches sections in every language, for what is shown in all of them at once. */
export async function loadSectionsInAllLocales(...names: readonly Section[]): Promise<void> {
  await Promise.all(locales.map((locale) => loadAll(locale, names)));
}
