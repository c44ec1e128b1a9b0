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
  'common:footer.facebook',
  'common:footer.instagram',
  'common:footer.admin',
  'conduct:parents.title',
  'policy:parts.discipline.title',
  'schedule:important.title',
]);
/** Keys of proper names and addresses, which may be the same in both languages. */
const properNameKeyPattern =
  /^(?:common:locations\.|common:nav\.teams\.u\d+$|common:footer\.tagline$|home:intro\.title$|teams:\w+\.address$)/u;
/** Keys of texts from the specification that contain a word the glossary refuses. */
const specifiedKeys = new Set(['admin:refused', 'common:locations.southshore']);
const staffTexts = { en: staffEn, fr: staffFr };
/** All namespaces. In `namespaceImports`, `admin` stands for all namespaces of the dashboard. */
const namespaceNames = [...new Set([...Object.keys(namespaceImports.en), ...Object.keys(staffEn)])];
const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '../../../domain/**/*.ts', '!./locales/**', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

const code = Object.values(sources).join('\n');
/** The keys that code names as a whole. */
const quotedKeys = new Set([...code.matchAll(/'(\w+:[\w.-]+)'/gu)].map(([, key]) => key));
/**
 * The keys of which code computes a part (`common:nav.teams.${id}`). A key may also be that of an
 * object of texts (`staffGuide:pages.${id}`).
 */
const keyTemplates = [...code.matchAll(/`(\w+:(?:[\w.]|\$\{[^}]*\})*)`/gu)].map(
  ([, template = '']) => template,
);

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
const findPlaceholders = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each(namespaceNames)('the texts of %s', (name) => {
  it('exist in both languages, with the same placeholders', async () => {
    const [english, french] = await Promise.all([
      loadTextsByKey('en', name),
      loadTextsByKey('fr', name),
    ]);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect(text.trim(), key).not.toBe('');
      expect(french.get(key)?.trim(), key).not.toBe('');
      expect(findPlaceholders(french.get(key)), key).toEqual(findPlaceholders(text));
    }
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
    for (const [key, text] of await loadTextsByKey('fr', name)) {
      expect(text, `${key}: a typewriter apostrophe or quotation mark`).not.toMatch(/['"]/u);
      expect(text, `${key}: no-break space before a colon`).not.toMatch(/[^\u00a0\d]:(?!\/)/u);
      expect(text, `${key}: no-break spaces inside guillemets`).not.toMatch(
        /«[^\u00a0]|[^\u00a0]»/u,
      );
      expect(text, `${key}: no space before ; ! ?`).not.toMatch(/[\s\u00a0\u202f][;!?]/u);
    }
  });

  it.each(['fr', 'en'] as const)(
    'avoid the words that the glossary refuses in %s',
    async (locale) => {
      for (const [key, text] of await loadTextsByKey(locale, name)) {
        const words = text.replace(/\{\{\w+\}\}/gu, '');
        // Search terms are never shown: they are the words that people type.
        const isShown = !/^staffGuide:pages\.\w+\.searchTerms$/u.test(key);
        if (isShown && !specifiedKeys.has(key))
          expect(words, key).not.toMatch(refusedPatterns[locale]);
      }
    },
  );

  it('are all in use', async () => {
    const keyPatterns = keyTemplates
      .filter((template) => template.startsWith(`${name}:`))
      .map((template) =>
        template
          .replaceAll('.', String.raw`\.`)
          .replace(/(?<=\.)\$\{[^}]*\}$/u, String.raw`[\w.-]+`)
          .replaceAll(/\$\{[^}]*\}/gu, String.raw`[\w-]+`),
      )
      .map((pattern) => new RegExp(`^${pattern}$`, 'u'));
    const isUsed = (key: string): boolean => {
      // Code names a list without the index (`days`, not `days.0`), and a plural without its suffix.
      const codeKey = key.replace(/\.\d+$|_(?:one|other)$/u, '');
      return quotedKeys.has(codeKey) || keyPatterns.some((pattern) => pattern.test(codeKey));
    };
    expect([...(await loadTextsByKey('en', name)).keys()].filter((key) => !isUsed(key))).toEqual(
      [],
    );
  });
});

it('matches the words that the glossary refuses, but not longer words that contain them', () => {
  expect('un courriel, par e-mail').toMatch(refusedPatterns.fr);
  expect('Les joueurs du club').toMatch(refusedPatterns.fr);
  expect('Gymnase, pratiqué, alignement').not.toMatch(refusedPatterns.fr);
  expect('Two mails were sent').toMatch(refusedPatterns.en);
  expect('One e-mail in your mailbox').not.toMatch(refusedPatterns.en);
});
