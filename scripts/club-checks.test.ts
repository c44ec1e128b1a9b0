import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as promises from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import { findInvented, findStale, readChecks } from './club-checks.ts';

const club = join(import.meta.dirname, '../club');
const check = { answeredBy: 'webmaster', source: 'its page' };
const files = (checkedOn: string | null) => ({
  'club/help-lines.ts': { telJeunes: { ...check, checkedOn, texts: ['help'] } },
});
const named = [
  'club/help-lines.ts, fr/help.ts, en/help.ts: telJeunes: its page (webmaster)',
] as const;

describe('the checks of the club’s folder', () => {
  it('name what is invented by file, with what to write there and who can', () => {
    expect(findInvented(files(null))).toEqual(named);
    expect(findInvented(files('2026-11-22'))).toEqual([]);
  });

  it('let a fact pass for a year after its check, and name it from then on', () => {
    expect(findStale(files('2026-11-22'), '2027-11-22')).toEqual([]);
    expect(findStale(files('2026-11-22'), '2027-11-23')).toEqual(named);
  });

  it.each(['2026-1-5', 'today', '', '2027-11-24'])('take "%s" for no day of a check', (day) => {
    expect(findStale(files(day), '2027-11-23')).toEqual(named);
  });

  it('do not call what is invented stale as well', () => {
    expect(findStale(files(null), '2027-11-23')).toEqual([]);
  });
});

describe('the club’s folder', () => {
  it('says of every file of data who answers for it', async () => {
    for (const [file, checks] of Object.entries(await readChecks())) {
      expect(Object.keys(checks), file).not.toEqual([]);
    }
  });

  it('says of every promise who answers for it', () => {
    const { checks, ...figures } = promises;
    for (const name of Object.keys(figures)) expect(checks).toHaveProperty(name);
  });

  it('says of every file of sentences who answers for it, and has it in both languages', async () => {
    const all = Object.values(await readChecks()).flatMap((checks) => Object.values(checks));
    const covered = new Set(all.flatMap(({ texts }) => texts ?? []));
    // Words of the language, which claim nothing.
    covered.add('words');
    const namesOf = (locale: string) =>
      readdirSync(join(club, locale)).map((name) => name.replace(/\.ts$/u, ''));
    expect(namesOf('fr').toSorted()).toEqual([...covered].toSorted());
    expect(namesOf('en').toSorted()).toEqual([...covered].toSorted());
  });

  it('names every file that a club edits in its README, and counts them', () => {
    const readme = readFileSync(join(club, 'README.md'), 'utf8');
    const namesIn = (folder: string) =>
      readdirSync(join(club, folder)).filter(
        (name) => name.endsWith('.ts') && !['check.ts', 'words.ts'].includes(name),
      );
    const [data, french, english] = [namesIn('.'), namesIn('fr'), namesIn('en')];
    for (const name of [...data, ...french]) expect(readme).toContain(`\`${name}\``);
    const count = data.length + french.length + english.length;
    expect(readme).toContain(
      `${count} files: ${data.length} with figures and names, and ${french.length} with sentences in each language`,
    );
  });
});
