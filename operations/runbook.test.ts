import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';
import packageJson from '../package.json' with { type: 'json' };
import { stopTargets } from './care/stop.ts';
import { alerts } from './requirements/alerts.ts';

const folder = join(root, 'docs/runbook');
const readPage = (name: string) => readFileSync(join(folder, name), 'utf8');
const listPages = (language: string) => readdirSync(join(folder, language)).toSorted();
const frenchPages = listPages('fr').map((name) => `fr/${name}`);
const englishPages = listPages('en').map((name) => `en/${name}`);
const pages = [...frenchPages, ...englishPages];

const headings = {
  fr: ['Signes', 'Les cinq premières minutes', 'Commandes à copier', 'Qui prévenir', 'Ensuite'],
  en: ['Signs', 'The first five minutes', 'Commands to copy', 'Who to tell', 'Afterwards'],
};

/** The lines of a page's code blocks, without comments. */
const listCommands = (name: string): readonly string[] =>
  [...readPage(name).matchAll(/```sh\n(?<lines>[^`]+)```/gu)]
    .flatMap(({ groups }) => (groups?.['lines'] ?? '').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('#'));

/** A command without the words that differ by language. */
const removeWords = (command: string) =>
  command
    .replace(/'[^']*'/u, 'REASON')
    .replace(/\b(?:PROJET|PROJECT|SAUVEGARDE|BACKUP|COMMIT_\w+)\b/gu, 'NAME');

it('the runbook has every page in both languages, and its index links to all pages', () => {
  expect(listPages('en')).toEqual(listPages('fr'));
  for (const page of pages) expect(readPage('README.md')).toContain(`](${page})`);
});

it.each(pages)('%s has a title and the five sections, in order', (page) => {
  expect(readPage(page)).toMatch(/^# \S/u);
  const titles = [...readPage(page).matchAll(/^## (?<title>.+)$/gmu)].map(
    ({ groups }) => groups?.['title'],
  );
  expect(titles).toEqual(headings[page.startsWith('fr') ? 'fr' : 'en']);
});

it.each(frenchPages)('%s has the same commands as its English page', (page) => {
  const englishPage = page.replace('fr/', 'en/');
  expect(listCommands(page).map(removeWords)).toEqual(listCommands(englishPage).map(removeWords));
});

it.each(pages)(
  '%s has commands, and names only scripts, parts to stop and pages that exist',
  (page) => {
    expect(listCommands(page)).not.toEqual([]);
    for (const [, script = ''] of readPage(page).matchAll(/npm run (?<script>[\w:-]+)/gu)) {
      expect(Object.keys(packageJson.scripts)).toContain(script);
    }
    for (const [, target = ''] of readPage(page).matchAll(
      /npm run stop -- production (?<target>\w+)/gu,
    )) {
      expect(stopTargets).toContain(target);
    }
    for (const [, link = ''] of readPage(page).matchAll(/\]\((?<link>[\w./-]+\.md)\)/gu)) {
      expect(existsSync(join(folder, page, '..', link)), link).toBe(true);
    }
  },
);

it.each(frenchPages)('%s is written with the typography of Québec', (page) => {
  const text = readPage(page)
    .replaceAll(/```[^`]*```/gu, '')
    .replaceAll(/`[^`]*`|https:\S+/gu, '');
  expect(text).not.toMatch(/ [:;!?»]|« |['"]|\S[:](?=\s)(?<!\u00a0:)/u);
  expect(text).not.toMatch(/\s[;!?]/u);
});

/** The texts of the site and the dashboard in a language, with plain no-break spaces. */
const readScreenTexts = (language: string) => {
  const locale = join(root, 'web/src/i18n/locales', language);
  const sources = readdirSync(locale).map((name) => readFileSync(join(locale, name), 'utf8'));
  return sources.join('').replaceAll('\\u00a0', '\u00a0');
};

const screenTexts = { fr: readScreenTexts('fr'), en: readScreenTexts('en') };

it.each(pages)('each bold word of %s begins a text of the screen', (page) => {
  const labels = [...readPage(page).matchAll(/\*\*(?<label>[^*]+)\*\*/gu)].map(([, label = '']) =>
    label.replace(/\s*\n\s*/gu, ' '),
  );
  const texts = screenTexts[page.startsWith('fr') ? 'fr' : 'en'];
  expect(labels.filter((label) => !texts.includes(`'${label}`))).toEqual([]);
});

it('the runbook has the pages that the alerts name', () => {
  const texts = alerts.flatMap(({ text }) => [text.fr, text.en]).join(' ');
  const links = [...texts.matchAll(/docs\/runbook\/(?<page>[\w/-]+\.md)/gu)].map(
    ([, page]) => page,
  );
  expect(links).not.toEqual([]);
  for (const link of links) expect(pages).toContain(link);
});
