import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as promises from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import { clubChecks } from '@club/domain/club-checks';
import { findUnchecked, findStale } from '@club/domain/fact-checks';
import { readFactChecks } from './fact-checks.ts';

const club = join(import.meta.dirname, '../club');
const readDocument = (path: string) => readFileSync(join(club, '..', path), 'utf8');
const check = { responsible: 'webmaster', whatToCheck: 'its page' };
const makeFiles = (checkedOn: string | null) => ({
  'club/help-lines.ts': { telJeunes: { ...check, checkedOn, texts: ['help'] } },
});
const checkLines = [
  'club/help-lines.ts, fr/help.ts, en/help.ts: telJeunes: its page (webmaster)',
] as const;

describe('the checks of the club’s folder', () => {
  it('list unchecked facts by file, with what to check and who is responsible', () => {
    expect(findUnchecked(makeFiles(null))).toEqual(checkLines);
    expect(findUnchecked(makeFiles('2026-11-22'))).toEqual([]);
  });

  it('accept a fact for a year after its check, and list it from then on', () => {
    expect(findStale(makeFiles('2026-11-22'), '2027-11-22')).toEqual([]);
    expect(findStale(makeFiles('2026-11-22'), '2027-11-23')).toEqual(checkLines);
  });

  it.each([
    ['written without leading zeros', '2026-1-5'],
    ['a word', 'today'],
    ['empty', ''],
    ['in the future', '2027-11-24'],
  ])('list a fact as stale if the day of its check is %s: "%s"', (_, day) => {
    expect(findStale(makeFiles(day), '2027-11-23')).toEqual(checkLines);
  });

  it('do not list unchecked facts as stale', () => {
    expect(findStale(makeFiles(null), '2027-11-23')).toEqual([]);
  });
});

describe('the club’s folder', () => {
  it('has all its checks in the list that the functions read', async () => {
    expect(clubChecks).toEqual(await readFactChecks());
  });

  it('has checks for every file of data', async () => {
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
      readdirSync(join(club, locale)).map((name) => name.replace(/\.ts$/u, ''));
    expect(listTextNames('fr').toSorted()).toEqual([...coveredTexts].toSorted());
    expect(listTextNames('en').toSorted()).toEqual([...coveredTexts].toSorted());
  });

  it('has a README that names and counts its files, and two other documents have the same count', () => {
    const readme = readDocument('club/README.md');
    const listFileNames = (folder: string) =>
      readdirSync(join(club, folder)).filter(
        (name) => name.endsWith('.ts') && !['fact-check.ts', 'words.ts'].includes(name),
      );
    const [data, french, english] = [listFileNames('.'), listFileNames('fr'), listFileNames('en')];
    for (const name of [...data, ...french]) expect(readme).toContain(`\`${name}\``);
    const firstContent = listFileNames('first-content');
    const count = data.length + french.length + english.length + firstContent.length;
    expect(readme).toContain(
      `${count} files: ${data.length} with figures and names, ${french.length} with sentences in each language`,
    );
    expect(readme).toContain(`and ${firstContent.length} with`);
    const countText = `one of settings and ${count} of its own`;
    const environments = readDocument('docs/environments.md');
    expect(environments).toContain(`${count + 1} files: ${countText}`);
    expect(environments).toMatch(new RegExp(String.raw`\| .club/\*\.ts. *\| ${data.length} `, 'u'));
    const sentenceFileCount = french.length + english.length;
    expect(environments).toMatch(
      new RegExp(String.raw`\| .club/fr/\*\.ts.* \| ${sentenceFileCount} `, 'u'),
    );
    const rootReadme = readDocument('README.md').replaceAll(/\s+/gu, ' ');
    expect(rootReadme).toContain(`A club edits ${count + 1} files and no other: one of settings`);
    expect(rootReadme).toContain(`[${count} files](club/README.md)`);
  });
});
