import { describe, expect, it } from 'vitest';
import * as staffEn from './locales/en/staff.ts';
import * as staffFr from './locales/fr/staff.ts';
import { type Namespace, namespaceImports } from './namespaces.ts';

/** Keys of texts that are the same in both languages on purpose. */
const keysWithSameText = new Set([
  'admin:page_title',
  'admin:list.actions',
  'admin:list.image',
  'admin:tabs.messages',
  'admin:tabs.club',
  'admin:tabs.note',
  'schedule:agenda.kinds.camp',
  'staffCalendar:kinds.camp',
  'staffGuide:found_one',
  'staffGuide:found_other',
  'staffLog:entry',
  'staffLog:kinds.pictures',
  'staffRows:photo',
  'common:page_title',
  'common:nav.menu',
  'common:nav.open_menu',
  'footer:facebook',
  'footer:instagram',
  'footer:admin',
  'conduct:parents.title',
  'policy:parts.discipline.title',
  'schedule:important.title',
]);
/** Keys of proper names and addresses, which may be the same in both languages. */
const properNameKeyPattern =
  /^(?:common:locations\.|common:nav\.teams\.u\d+$|home:intro\.title$|teams:\w+\.address$|map:gym\.maps\.)/u;
/** Keys of texts from the specification that contain a word the glossary refuses. */
const specifiedKeys = new Set(['admin:refused', 'common:locations.southshore']);
const staffTexts = { en: staffEn, fr: staffFr };
/** All namespaces. In `namespaceImports`, `admin` stands for all namespaces of the dashboard. */
const namespaceNames = [...new Set([...Object.keys(namespaceImports.en), ...Object.keys(staffEn)])];

const { '../../../docs/glossary.md': glossary = '' } = import.meta.glob<string>(
  '../../../docs/glossary.md',
  { query: '?raw', import: 'default', eager: true },
);

/** Makes a pattern that matches the words in the last column of a glossary table. */
function makeRefusedPattern(heading: string): RegExp {
  const [, table = ''] = glossary.split(`## ${heading}\n`);
  const [rows = ''] = table.split('\n## ');
  const words = rows
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .slice(2)
    .flatMap((row) => (row.split('|').at(-2) ?? '').replace(/\(.*?\)/gu, '').split(','))
    .map((word) => word.trim().replaceAll('.', String.raw`\.`))
    .filter((word) => word !== '');
  return new RegExp(String.raw`(?<![\p{L}\d-])(?:${words.join('|')})(?![\p{L}\d-])`, 'iu');
}
const refusedPatterns = {
  fr: makeRefusedPattern('French words'),
  en: makeRefusedPattern('English words'),
};

const frenchTypographyRules = [
  { rule: 'no typewriter apostrophe or quotation mark', faultPattern: /['"]/u },
  { rule: 'a no-break space before a colon', faultPattern: /[^\u00a0\d]:(?!\/)/u },
  { rule: 'no-break spaces inside guillemets', faultPattern: /«[^\u00a0]|[^\u00a0]»/u },
  { rule: 'no space before ; ! ?', faultPattern: /[\s\u00a0\u202f][;!?]/u },
];

/**
 * Lists every text with its full key, which begins with `keyPrefix`.
 *
 * @param keyPrefix the key of `texts` with its separator, such as `club:mission.`
 */
function flattenTexts(texts: object, keyPrefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flattenTexts(value, `${keyPrefix}${name}.`)
      : [[`${keyPrefix}${name}`, String(value)] as [string, string]],
  );
}
/**
 * A reference to another text, such as `$t(admin:save.save)`. That text is checked in its
 * namespace.
 */
const nestedTextPattern = /\$t\(([\w:.-]+)\)/gu;

/** Imports the module with the texts of a namespace. */
const importModule = (
  locale: 'en' | 'fr',
  name: string,
): Promise<Readonly<Record<string, object>>> =>
  name in staffTexts[locale]
    ? Promise.resolve(staffTexts[locale])
    : namespaceImports[locale][name as Namespace]();

/** Loads a namespace as a map from keys to texts. References to other texts become `…`. */
async function loadTextsByKey(locale: 'en' | 'fr', name: string) {
  const module = await importModule(locale, name);
  const texts = flattenTexts(module[name] ?? {}, `${name}:`);
  return new Map(texts.map(([key, text]) => [key, text.replaceAll(nestedTextPattern, '…')]));
}
/** Lists the keys of the texts that are nested in the texts of a namespace. */
async function listNestedKeys(locale: 'en' | 'fr', name: string): Promise<string[]> {
  const module = await importModule(locale, name);
  const texts = flattenTexts(module[name] ?? {}, '').map(([, text]) => text);
  return texts.flatMap((text) => [...text.matchAll(nestedTextPattern)].map(([, key = '']) => key));
}
const findPlaceholdersByKey = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    [...texts].map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/gu) ?? []).sort()]),
  );

describe.each(namespaceNames)('the texts of %s', (name) => {
  it('exist in both languages, with the same placeholders', async () => {
    const [english, french] = await Promise.all([
      loadTextsByKey('en', name),
      loadTextsByKey('fr', name),
    ]);
    expect(findPlaceholdersByKey(french)).toEqual(findPlaceholdersByKey(english));
    expect([...english, ...french].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('nest only texts that exist in %s', async (locale) => {
    for (const key of await listNestedKeys(locale, name)) {
      const texts = await loadTextsByKey(locale, key.split(':')[0] ?? '');
      expect(texts.has(key), key).toBe(true);
    }
  });

  it('are translated, not copied', async () => {
    const [english, french] = await Promise.all([
      loadTextsByKey('en', name),
      loadTextsByKey('fr', name),
    ]);
    const copiedTexts = [...english].filter(([key, text]) => french.get(key) === text);
    expect(
      copiedTexts
        .map(([key]) => key)
        .filter((key) => !keysWithSameText.has(key) && !properNameKeyPattern.test(key)),
    ).toEqual([]);
  });

  it('follow the typography of Québec in French', async () => {
    const texts = await loadTextsByKey('fr', name);
    const faults = frenchTypographyRules.flatMap(({ rule, faultPattern }) =>
      [...texts]
        .filter(([, text]) => faultPattern.test(text))
        .map(([key, text]) => `${key}: ${rule}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it.each(['fr', 'en'] as const)(
    'avoid the words that the glossary refuses in %s',
    async (locale) => {
      const refusedTexts = [...(await loadTextsByKey(locale, name))]
        // Search terms are never shown: they are the words that people type.
        .filter(([key]) => !/^staffGuide:pages\.\w+\.searchTerms$/u.test(key))
        .filter(([key]) => !specifiedKeys.has(key))
        .filter(([, text]) => refusedPatterns[locale].test(text.replace(/\{\{\w+\}\}/gu, '')));
      expect(refusedTexts).toEqual([]);
    },
  );
});

it('matches the words that the glossary refuses, but not longer words that contain them', () => {
  expect('un courriel, par e-mail').toMatch(refusedPatterns.fr);
  expect('Les joueurs du club').toMatch(refusedPatterns.fr);
  expect('Gymnase, pratiqué, alignement').not.toMatch(refusedPatterns.fr);
  expect('Two mails were sent').toMatch(refusedPatterns.en);
  expect('One e-mail in your mailbox').not.toMatch(refusedPatterns.en);
});
