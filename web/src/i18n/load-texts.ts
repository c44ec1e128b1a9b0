import type { Locale } from '@club/domain/locale';
import { getCurrentLocale, i18n } from './i18n.ts';
import { type Namespace, namespaceImports } from './namespaces.ts';

/** The namespaces that pages have loaded. A change of language loads them in the new language. */
const usedNamespaces = new Set<Namespace>();

async function loadNamespace(locale: Locale, name: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(locale, name)) return;
  const module: object = await namespaceImports[locale][name]();
  for (const entry of Object.entries(module)) i18n.addResourceBundle(locale, ...entry);
}

/** Loads namespaces in a language. */
export const loadNamespaces = (locale: Locale, names: Iterable<Namespace>): Promise<unknown> =>
  Promise.all([...names].map((name) => loadNamespace(locale, name)));

/** Whether all these namespaces are loaded in the current language. */
export const hasTexts = (names: readonly Namespace[]): boolean =>
  names.every((name) => i18n.hasResourceBundle(getCurrentLocale(), name));

/**
 * Loads namespaces in the current language. Await it before rendering the page. Otherwise keys or
 * the other language would flash.
 */
export async function loadTexts(...names: readonly Namespace[]): Promise<void> {
  for (const name of names) usedNamespaces.add(name);
  const locale = getCurrentLocale();
  await loadNamespaces(locale, names);
  // The visitor may have switched the language meanwhile.
  if (getCurrentLocale() !== locale) await loadNamespaces(getCurrentLocale(), names);
}

/** Waits for a module's import and for the module's texts, which load at the same time. */
export async function importWithTexts<Module>(
  moduleImport: Promise<Module>,
  ...names: readonly Namespace[]
): Promise<Module> {
  const [module] = await Promise.all([moduleImport, loadTexts(...names)]);
  return module;
}

/** Switches the language once all used namespaces are loaded. All texts change at once. */
export async function changeLocale(locale: Locale): Promise<void> {
  let loadedCount: number;
  do {
    loadedCount = usedNamespaces.size;
    await loadNamespaces(locale, usedNamespaces);
    // Meanwhile, another page may have used more.
  } while (usedNamespaces.size > loadedCount);
  await i18n.changeLanguage(locale);
}
