import { describe, expect, it } from 'vitest';
import { type Namespace, namespaces } from './namespaces.ts';

/** Words that are the same in both languages on purpose. */
const sameInBoth = new Set([
  'admin:page_title',
  'admin:list.image',
  'admin:tabs.note',
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
/** Names of the club and of its teams, which may be the same in both languages. */
const clubName =
  /^(?:common:locations\.|common:nav\.teams\.u\d+$|common:footer\.tagline$|home:intro\.title$|teams:\w+\.address$)/u;
/** Texts of the contract (specification), which keep a word that the glossary refuses. */
const contractTexts = new Set(['admin:refused', 'common:locations.southshore']);
const names = Object.keys(namespaces.en) as Namespace[];
const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '../../../domain/**/*.ts', '!./locales/**', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

const { '../../../docs/glossary.md': glossary = '' } = import.meta.glob<string>(
  '../../../docs/glossary.md',
  { query: '?raw', import: 'default', eager: true },
);

/** The last column of a glossary table, as one pattern of full words. */
function refusedWords(heading: string): RegExp {
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
const refusedPatterns = { fr: refusedWords('French words'), en: refusedWords('English words') };

/** Every text below a key that ends in a separator, such as `club:mission.`. */
function leaves(texts: object, start: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${start}${name}.`)
      : [[`${start}${name}`, String(value)] as [string, string]],
  );
}
async function load(locale: 'en' | 'fr', name: Namespace) {
  const module: Partial<Record<Namespace, object>> = await namespaces[locale][name]();
  return new Map(leaves(module[name] ?? {}, `${name}:`));
}
const placeholders = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/gu) ?? []).sort();

describe.each(names)('the texts of %s', (name) => {
  it('say everything in both languages, with the same placeholders', async () => {
    const [english, french] = await Promise.all([load('en', name), load('fr', name)]);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      expect(text.trim(), key).not.toBe('');
      expect(french.get(key)?.trim(), key).not.toBe('');
      expect(placeholders(french.get(key)), key).toEqual(placeholders(text));
    }
  });

  it('are translated, not copied', async () => {
    const [english, french] = await Promise.all([load('en', name), load('fr', name)]);
    const copiedTexts = [...english].filter(([key, text]) => french.get(key) === text);
    expect(
      copiedTexts.map(([key]) => key).filter((key) => !sameInBoth.has(key) && !clubName.test(key)),
    ).toEqual([]);
  });

  it('follow the typography of Québec in French', async () => {
    for (const [key, text] of await load('fr', name)) {
      expect(text, `${key}: a typewriter apostrophe or quotation mark`).not.toMatch(/['"]/u);
      expect(text, `${key}: no-break space before a colon`).not.toMatch(/[^\u00a0\d]:(?!\/)/u);
      expect(text, `${key}: no-break spaces inside guillemets`).not.toMatch(
        /«[^\u00a0]|[^\u00a0]»/u,
      );
      expect(text, `${key}: no space before ; ! ?`).not.toMatch(/[\s\u00a0\u202f][;!?]/u);
    }
  });

  it.each(['fr', 'en'] as const)('use the words of the glossary in %s', async (locale) => {
    for (const [key, text] of await load(locale, name)) {
      const words = text.replace(/\{\{\w+\}\}/gu, '');
      if (!contractTexts.has(key)) expect(words, key).not.toMatch(refusedPatterns[locale]);
    }
  });

  it('are all in use', async () => {
    const code = Object.values(sources).join('\n');
    const isUsed = (key: string): boolean =>
      // Code uses a list's own key, and a plural's singular key.
      code.includes(`'${key.replace(/\.\d+$|_(?:one|other)$/u, '')}'`) ||
      // A key with an id, such as `common:nav.teams.${id}`, ends at its last fixed separator.
      [...key.matchAll(/[:.]/gu)].some(({ index }) =>
        code.includes(`\`${key.slice(0, index + 1)}\${`),
      );
    expect([...(await load('en', name)).keys()].filter((key) => !isUsed(key))).toEqual([]);
  });
});

it('knows the words that the glossary refuses, and not the words that contain one', () => {
  expect('un courriel, par e-mail').toMatch(refusedPatterns.fr);
  expect('Les joueurs du club').toMatch(refusedPatterns.fr);
  expect('Gymnase, pratiqué, alignement').not.toMatch(refusedPatterns.fr);
  expect('Two mails were sent').toMatch(refusedPatterns.en);
  expect('One e-mail in your mailbox').not.toMatch(refusedPatterns.en);
});
