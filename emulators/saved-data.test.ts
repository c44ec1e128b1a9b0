import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  replaceSave,
  recoverSavedData,
  removeSavedData,
  restoreEarlierSave,
} from './saved-data.ts';
import {
  getEarlierFolder,
  hasSavedData,
  requireIntactSave,
  writeChecksums,
} from './save-checksums.ts';

let testFolder = '';
let savedFolder = '';
let exportFolder = '';

beforeEach(() => {
  testFolder = mkdtempSync(join(tmpdir(), 'saved-data-test-'));
  savedFolder = join(testFolder, 'saved');
  exportFolder = join(testFolder, 'fresh');
});
afterEach(() => {
  rmSync(testFolder, { recursive: true });
});

/** Writes a save with one document, which contains `text`. */
async function writeSave(folder: string, text: string): Promise<void> {
  mkdirSync(join(folder, 'firestore_export'), { recursive: true });
  writeFileSync(join(folder, 'firebase-export-metadata.json'), '{}');
  writeFileSync(join(folder, 'firestore_export/output-0'), text);
  await writeChecksums(folder);
}

const readText = (folder: string) =>
  readFileSync(join(folder, 'firestore_export/output-0'), 'utf8');

async function save(text: string): Promise<void> {
  await writeSave(exportFolder, text);
  await replaceSave(exportFolder, savedFolder);
}

describe('a save', () => {
  it('replaces the last save, which is kept as the earlier save', async () => {
    for (const text of ['first', 'second', 'third']) await save(text);
    expect(readText(savedFolder)).toBe('third');
    expect(readText(getEarlierFolder(savedFolder))).toBe('second');
    await requireIntactSave(savedFolder);
  });

  it('that was interrupted between its two renames is completed', async () => {
    await writeSave(exportFolder, 'last');
    await writeSave(getEarlierFolder(savedFolder), 'before');
    await recoverSavedData(savedFolder, exportFolder);
    expect(readText(savedFolder)).toBe('last');
    expect(readText(getEarlierFolder(savedFolder))).toBe('before');
  });

  it('that is missing is replaced by the earlier save if the export is incomplete', async () => {
    await writeSave(exportFolder, 'half');
    rmSync(join(exportFolder, 'saved-files.json'));
    await writeSave(getEarlierFolder(savedFolder), 'before');
    await recoverSavedData(savedFolder, exportFolder);
    expect(readText(savedFolder)).toBe('before');
  });

  it('stays when the next run looks for an interrupted save', async () => {
    await save('first');
    await save('second');
    await recoverSavedData(savedFolder, exportFolder);
    expect(readText(savedFolder)).toBe('second');
  });

  it('is removed by a reset, together with the earlier save', async () => {
    await save('first');
    await save('second');
    await removeSavedData(savedFolder);
    await recoverSavedData(savedFolder, exportFolder);
    expect(hasSavedData(savedFolder)).toBe(false);
  });

  it('is replaced by the earlier save on request', async () => {
    expect(await restoreEarlierSave(savedFolder)).toBe(false);
    await save('first');
    await save('second');
    expect(await restoreEarlierSave(savedFolder)).toBe(true);
    expect(readText(savedFolder)).toBe('first');
  });
});

describe('a broken save', () => {
  const damages: readonly (readonly [what: string, message: RegExp, damage: () => void])[] = [
    [
      'a truncated file',
      /output-0 is not as it was saved/u,
      () => writeFileSync(join(savedFolder, 'firestore_export/output-0'), 'sec'),
    ],
    [
      'a missing file',
      /firebase-export-metadata\.json is missing/u,
      () => rmSync(join(savedFolder, 'firebase-export-metadata.json')),
    ],
    [
      'an unreadable list of files',
      /its list of files \(saved-files\.json\) cannot be read/u,
      () => writeFileSync(join(savedFolder, 'saved-files.json'), '{'),
    ],
    [
      'only one of its files left',
      /cannot be read/u,
      () => {
        rmSync(join(savedFolder, 'saved-files.json'));
        rmSync(join(savedFolder, 'firebase-export-metadata.json'));
      },
    ],
  ];

  it.each(damages)(
    'with %s is reported in a sentence, and the earlier save stays',
    async (_, message, damage) => {
      await save('first');
      await save('second');
      damage();
      const error = String(await requireIntactSave(savedFolder).catch((reason: unknown) => reason));
      expect(error).toMatch(message);
      expect(error).toMatch(/"npm run reset -- earlier" goes back to the save of \d\d:\d\d/u);
      expect(error).not.toContain('\n');
      expect(readText(getEarlierFolder(savedFolder))).toBe('first');
    },
  );

  it('is reported with the demo content as the only remedy if there is no earlier save', async () => {
    await save('only');
    rmSync(join(savedFolder, 'firestore_export'), { recursive: true });
    const error = String(await requireIntactSave(savedFolder).catch((reason: unknown) => reason));
    expect(error).toMatch(/is missing: "npm run reset" begins anew with the demo content\.$/u);
  });

  it('is not assumed from missing checksums alone, because saves of older versions have none', async () => {
    await save('first');
    rmSync(join(savedFolder, 'saved-files.json'));
    await requireIntactSave(savedFolder);
  });
});
