import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSave, recoverSavedData, removeSavedData, restoreEarlier } from './saved-data.ts';
import { earlierOf, hasSavedData, requireWholeSave, writeFileList } from './saved-files.ts';

let place = '';
let saved = '';
let fresh = '';

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'saved-data-test-'));
  saved = join(place, 'saved');
  fresh = join(place, 'fresh');
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

/** Writes a save whose one document says `text`. */
async function writeSave(folder: string, text: string): Promise<void> {
  mkdirSync(join(folder, 'firestore_export'), { recursive: true });
  writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}');
  writeFileSync(join(folder, 'firestore_export/output-0'), text);
  await writeFileList(folder);
}

const textOf = (folder: string) => readFileSync(join(folder, 'firestore_export/output-0'), 'utf8');

async function save(text: string): Promise<void> {
  await writeSave(fresh, text);
  await keepSave(fresh, saved);
}

describe('a save', () => {
  it('takes the place of the last one, which is kept beside it', async () => {
    for (const text of ['first', 'second', 'third']) await save(text);
    expect(textOf(saved)).toBe('third');
    expect(textOf(earlierOf(saved))).toBe('second');
    await requireWholeSave(saved);
  });

  it('that was cut short between its two renames is finished', async () => {
    await writeSave(fresh, 'last');
    await writeSave(earlierOf(saved), 'before');
    await recoverSavedData(saved, fresh);
    expect(textOf(saved)).toBe('last');
    expect(textOf(earlierOf(saved))).toBe('before');
  });

  it('that was cut short while it was exported gives way to the one before', async () => {
    await writeSave(fresh, 'half');
    rmSync(join(fresh, 'saved-files.json'));
    await writeSave(earlierOf(saved), 'before');
    await recoverSavedData(saved, fresh);
    expect(textOf(saved)).toBe('before');
  });

  it('is left alone by whoever looks for one that was cut short', async () => {
    await save('first');
    await save('second');
    await recoverSavedData(saved, fresh);
    expect(textOf(saved)).toBe('second');
  });

  it('is gone after a reset, and the earlier one with it', async () => {
    await save('first');
    await save('second');
    await removeSavedData(saved);
    await recoverSavedData(saved, fresh);
    expect(hasSavedData(saved)).toBe(false);
  });

  it('gives way to the earlier one on request', async () => {
    expect(await restoreEarlier(saved)).toBe(false);
    await save('first');
    await save('second');
    expect(await restoreEarlier(saved)).toBe(true);
    expect(textOf(saved)).toBe('first');
  });
});

describe('a broken save', () => {
  const breakages: readonly (readonly [what: string, said: RegExp, damage: () => void])[] = [
    [
      'a file that was cut',
      /output-0 is not as it was saved/u,
      () => writeFileSync(join(saved, 'firestore_export/output-0'), 'sec'),
    ],
    [
      'a file that is gone',
      /firebase-export-metadata\.json is missing/u,
      () => rmSync(join(saved, 'firebase-export-metadata.json')),
    ],
    [
      'a list that is no list',
      /its list of files \(saved-files\.json\) cannot be read/u,
      () => writeFileSync(join(saved, 'saved-files.json'), '{'),
    ],
    [
      'everything gone but one file',
      /cannot be read/u,
      () => {
        rmSync(join(saved, 'saved-files.json'));
        rmSync(join(saved, 'firebase-export-metadata.json'));
      },
    ],
  ];

  it.each(breakages)('with %s is said in a sentence, and nothing is touched', async (...row) => {
    const [, said, damage] = row;
    await save('first');
    await save('second');
    damage();
    const error = String(await requireWholeSave(saved).catch((reason: unknown) => reason));
    expect(error).toMatch(said);
    expect(error).toMatch(/"npm run reset -- earlier" goes back to the save of \d\d:\d\d/u);
    expect(error).not.toContain('\n');
    expect(textOf(earlierOf(saved))).toBe('first');
  });

  it('without one before it offers the demo content alone', async () => {
    await save('only');
    rmSync(join(saved, 'firestore_export'), { recursive: true });
    const error = String(await requireWholeSave(saved).catch((reason: unknown) => reason));
    expect(error).toMatch(/is missing: "npm run reset" begins anew with the demo content\.$/u);
  });

  it('is not one that was saved before there were lists', async () => {
    await save('first');
    rmSync(join(saved, 'saved-files.json'));
    await requireWholeSave(saved);
  });
});
