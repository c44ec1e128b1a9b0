import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as promises from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import { clubFactChecks } from '@club/domain/club-fact-checks';
import { findUncheckedFacts, findStaleFacts } from '@club/domain/fact-checks';
import { readFactChecks } from './fact-checks.ts';

const clubFolder = join(import.meta.dirname, '../club');
const readDocument = (path: string) => readFileSync(join(clubFolder, '..', path), 'utf8');
const check = { responsible: 'webmaster', whatToCheck: 'its page' };
const makeChecksByFile = (checkedOn: string | null) => ({
  'club/help-lines.ts': { telJeunes: { ...check, checkedOn, texts: ['help'] } },
});
const factLines = [
  'club/help-lines.ts, fr/help.ts, en/help.ts: telJeunes: its page (webmaster)',
] as const;

describe('findUncheckedFacts and findStaleFacts', () => {
  it('list unchecked facts by file, with what to check and who is responsible', () => {
    expect(findUncheckedFacts(makeChecksByFile(null))).toEqual(factLines);
    expect(findUncheckedFacts(makeChecksByFile('2026-11-22'))).toEqual([]);
  });

  it('accept a fact for a year after its check, and list it from then on', () => {
    expect(findStaleFacts(makeChecksByFile('2026-11-22'), '2027-11-22')).toEqual([]);
    expect(findStaleFacts(makeChecksByFile('2026-11-22'), '2027-11-23')).toEqual(factLines);
  });

  it.each([
    ['written without leading zeros', '2026-1-5'],
    ['a word', 'today'],
    ['empty', ''],
    ['in the future', '2027-11-24'],
  ])('list a fact as stale if the day of its check is %s: "%s"', (_, day) => {
    expect(findStaleFacts(makeChecksByFile(day), '2027-11-23')).toEqual(factLines);
  });

  it('do not list unchecked facts as stale', () => {
    expect(findStaleFacts(makeChecksByFile(null), '2027-11-23')).toEqual([]);
  });
});

describe('the club’s folder', () => {
  it('has all its checks in the list that the functions read', async () => {
    expect(clubFactChecks).toEqual(await readFactChecks());
  });

  it('has checks in every file of figures and names', async () => {
    for (const [file, checks] of Object.entries(await readFactChecks())) {
      expect(Object.keys(checks), file).not.toEqual([]);
    }
  });

  it('has a check for every promise', () => {
    const { checks, ...figures } = promises;
    for (const name of Object.keys(figures)) expect(checks).toHaveProperty(name);
  });

  it('has a check for every file of texts, in both languages', async () => {
    const allChecks = Object.values(await readFactChecks()).flatMap((checks) =>
      Object.values(checks),
    );
    const coveredTexts = new Set(allChecks.flatMap(({ texts }) => texts ?? []));
    // `words.ts` states no facts.
    coveredTexts.add('words');
    const listTextNames = (locale: string) =>
      readdirSync(join(clubFolder, locale)).map((name) => name.replace(/\.ts$/u, ''));
    expect(listTextNames('fr').toSorted()).toEqual([...coveredTexts].toSorted());
    expect(listTextNames('en').toSorted()).toEqual([...coveredTexts].toSorted());
  });

  it('has a README that names and counts its files, and the README of the site has the same count', () => {
    const readme = readDocument('club/README.md');
    const listFileNames = (folder: string) =>
      readdirSync(join(clubFolder, folder)).filter(
        (name) => name.endsWith('.ts') && !['fact-check.ts', 'words.ts'].includes(name),
      );
    const [figureFiles, frenchFiles, englishFiles] = [
      listFileNames('.'),
      listFileNames('fr'),
      listFileNames('en'),
    ];
    for (const name of [...figureFiles, ...frenchFiles]) expect(readme).toContain(`\`${name}\``);
    const firstContent = listFileNames('first-content');
    const sentenceFileCount = frenchFiles.length + englishFiles.length;
    const count = figureFiles.length + sentenceFileCount + firstContent.length;
    expect(readme).toContain(
      `${count} files: ${figureFiles.length} with figures and names, ${frenchFiles.length} with sentences in each language`,
    );
    expect(readme).toContain(`and ${firstContent.length} with`);
    const rootReadme = readDocument('README.md').replaceAll(/\s+/gu, ' ');
    expect(rootReadme).toContain(`A club edits ${count + 1} files and no other: one of settings`);
    expect(rootReadme).toContain(`[${count} files](club/README.md)`);
  });
});
