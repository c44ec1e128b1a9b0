import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCommittedRules, renderRules } from '../../../../environments/render/rules.ts';
import indexes from '../../../../firestore.indexes.json' with { type: 'json' };
import { backUp, printBackups } from '../../../care/backup.ts';
import { copyBack, restore } from '../../../care/restore/run-restore.ts';
import { storeDocument } from '../google/state.ts';
import {
  type MaintenanceTestBed,
  environment,
  projectId,
  startMaintenanceTestBed,
} from './maintenance-test-bed.ts';

let bed: MaintenanceTestBed;
beforeEach(async () => {
  bed = await startMaintenanceTestBed();
  const documents = ['banners/one', 'banners/two', 'banners/three', 'notes/note', 'outbox/mail'];
  for (const path of documents)
    storeDocument(bed.resources, path, { title: { stringValue: path } });
  bed.resources.backupsAndExports.set(
    'daily-1',
    new Map(bed.resources.databases.get('(default)')?.documents),
  );
});
afterEach(async () => {
  expect(bed.recorder.unknownRequests).toEqual([]);
  await bed.recorder.close();
});

const getLiveDocuments = () => {
  const database = bed.resources.databases.get('(default)');
  if (!database) throw new Error('The live database is gone.');
  return database.documents;
};
const readOutput = () => bed.output.join('');

/** Deletes one banner, edits another and adds a third, as staff might after the backup. */
function damageLiveData(): void {
  getLiveDocuments().delete('banners/one');
  storeDocument(bed.resources, 'banners/two', { title: { stringValue: 'edited since' } });
  storeDocument(bed.resources, 'banners/new', { title: { stringValue: 'new since' } });
}

it('an export goes into a private bucket that deletes it after a hundred days', async () => {
  await backUp(bed.context);
  expect(bed.resources.bucketSettings.get(`${projectId}-backups`)).toMatchObject({
    location: 'northamerica-northeast1',
    iamConfiguration: {
      uniformBucketLevelAccess: { enabled: true },
      publicAccessPrevention: 'enforced',
    },
    lifecycle: { rule: [{ action: { type: 'Delete' }, condition: { age: 100 } }] },
  });
  expect(readOutput()).toMatch(/gs:\/\/volley-rive-sud-backups\/\d{4}-\d\d-\d\dT[\d-]+: 2 KiB/u);
});

it('a second export uses the same bucket, and the list has scheduled backups and exports', async () => {
  await backUp(bed.context);
  bed.recorder.clear();
  await backUp(bed.context);
  expect(bed.listChanges()).toEqual([
    `POST v1/projects/${projectId}/databases/(default):exportDocuments`,
  ]);
  bed.output.length = 0;
  await printBackups(bed.context);
  expect(readOutput()).toContain('daily-1  of 2026-11-21T08:00:00Z, until 2026-11-28, 5 documents');
  // Two exports in one second have the same name.
  const exportCount = [...bed.resources.backupsAndExports.keys()].filter((name) =>
    name.startsWith('gs:'),
  ).length;
  expect(readOutput()).toMatch(
    new RegExp(String.raw`Exports by npm run backup \(${exportCount}\):\n {2}\d{4}-`, 'u'),
  );
});

it('the list has every scheduled backup that is stored: seven daily and fourteen weekly ones', async () => {
  const names = Array.from({ length: 21 }, (_, index) => `backup-${index}-`);
  for (const name of names) bed.resources.backupsAndExports.set(name, new Map());
  await printBackups(bed.context);
  expect(names.filter((name) => !readOutput().includes(name))).toEqual([]);
});

it('a dry run of backup and restore changes nothing', async () => {
  const context = { ...bed.context, isDryRun: true };
  await backUp(context);
  await restore(context, 'daily-1', 'restored-1');
  expect(bed.listChanges()).toEqual([]);
  expect(readOutput()).toContain('databases:restore');
});

it('a copy back prints what it would write and what stays, and in a dry run sends nothing', async () => {
  await restore(bed.context, 'daily-1', 'restored-1');
  damageLiveData();
  const context = { ...bed.context, isDryRun: true };
  await copyBack(context, 'restored-1', 'banners', { isOverwriting: false });
  expect(readOutput()).toMatch(
    /Copy 1 documents of banners into \(default\):\n {4}banners\/one\n/u,
  );
  expect(readOutput()).toContain('banners/two was changed since the backup');
  expect(getLiveDocuments().has('banners/one')).toBe(false);
});

it('a backup is restored into a new database, with rules, time-to-live policies and protection', async () => {
  damageLiveData();
  await restore(bed.context, 'daily-1', 'restored-1');
  const database = bed.resources.databases.get('restored-1');
  expect(database?.documents.size).toBe(5);
  expect(database?.settings).toMatchObject({
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  });
  const rulesetName = bed.resources.releases.get('cloud.firestore/restored-1');
  const ruleset = bed.resources.rulesets.find(({ name }) => name === rulesetName);
  expect(JSON.stringify(ruleset?.source)).toContain(
    JSON.stringify(renderRules(readCommittedRules(), environment)['firestore.rules']),
  );
  expect(indexes.fieldOverrides.length).toBeGreaterThan(2);
  expect([...bed.resources.fieldOverrides]).toEqual(
    indexes.fieldOverrides.map(({ collectionGroup, fieldPath }) => [
      `restored-1/${collectionGroup}/fields/${fieldPath}`,
      { indexConfig: { indexes: [] }, ttlConfig: {} },
    ]),
  );
  expect(readOutput()).toContain(
    'banners: 3 restored, 1 the same, 1 missing in the live database, 1 changed since, 1 new since.\n',
  );
});

it('an export is imported into a database that is created for it', async () => {
  await backUp(bed.context);
  const name = [...bed.resources.backupsAndExports.keys()].at(-1)?.split('/').at(-1) ?? '';
  await restore(bed.context, name, 'restored-2');
  const paths = [...(bed.resources.databases.get('restored-2')?.documents.keys() ?? [])];
  expect(paths).toEqual([...getLiveDocuments().keys()]);
  expect(readOutput()).toContain('banners: 3 restored, 3 the same, 0 missing');
});

it('a second run imports an export after a run that ended before the import', async () => {
  await backUp(bed.context);
  const name = [...bed.resources.backupsAndExports.keys()].at(-1)?.split('/').at(-1) ?? '';
  bed.resources.databases.set('restored-2', { settings: {}, documents: new Map() });
  await restore(bed.context, name, 'restored-2');
  expect(bed.resources.databases.get('restored-2')?.documents.size).toBe(5);
  expect(bed.resources.createdIndexes.size).toBe(indexes.indexes.length);
  expect(readOutput()).not.toContain('may be missing');

  // The third run finds documents. It asks for every index again, and Google has them all.
  bed.recorder.clear();
  await restore(bed.context, name, 'restored-2');
  expect(bed.listChanges().join('\n')).not.toContain(':importDocuments');
  expect(bed.resources.createdIndexes.size).toBe(indexes.indexes.length);
  expect(readOutput()).not.toContain('may be missing');
});

it('a second run warns of documents that an interrupted import may have left out', async () => {
  await backUp(bed.context);
  const name = [...bed.resources.backupsAndExports.keys()].at(-1)?.split('/').at(-1) ?? '';
  bed.resources.databases.set('restored-2', { settings: {}, documents: new Map() });
  storeDocument(bed.resources, 'banners/one', {}, 'restored-2');
  await restore(bed.context, name, 'restored-2');
  expect(readOutput()).toContain('documents may be missing from restored-2');
  expect(bed.listChanges().join('\n')).not.toContain(':importDocuments');
});

it('a second run with the same names does not start the restore again', async () => {
  await restore(bed.context, 'daily-1', 'restored-1');
  bed.recorder.clear();
  await restore(bed.context, 'daily-1', 'restored-1');
  expect(bed.listChanges().join('\n')).not.toContain(':restore');
});

it.each([
  ['the live database', '(default)'],
  ['a name in capitals', 'X'],
  ['a name of one letter', 'a'],
])('nothing is restored into %s: "%s"', async (_, databaseId) => {
  await expect(restore(bed.context, 'daily-1', databaseId)).rejects.toThrow('new database');
});

it('an incomplete list of backups is refused, because a backup could seem to be gone', async () => {
  bed.resources.unreachableRegions.push('northamerica-northeast1');
  await expect(printBackups(bed.context)).rejects.toThrow('does not respond');
  await expect(restore(bed.context, 'daily-1', 'restored-1')).rejects.toThrow('does not respond');
});

it('an unknown backup is reported by its name', async () => {
  await expect(restore(bed.context, 'daily-9', 'restored-1')).rejects.toThrow(
    'There is no backup or export daily-9',
  );
});

it('old mails are never copied back', async () => {
  await restore(bed.context, 'daily-1', 'restored-1');
  await expect(
    copyBack(bed.context, 'restored-1', 'outbox', { isOverwriting: false }),
  ).rejects.toThrow('second time');
});

it.each(['banners', 'banners/one'])(
  'nothing is written for %s, which is the same',
  async (path) => {
    await restore(bed.context, 'daily-1', 'restored-1');
    bed.recorder.clear();
    await copyBack(bed.context, 'restored-1', path, { isOverwriting: true });
    expect(readOutput()).toContain(`The live database lacks nothing of ${path}.`);
    expect(bed.listChanges()).toEqual([]);
  },
);

it.each([
  ['baners', 'restored-1'],
  ['banners/nine', 'restored-1'],
  ['banners/', 'restored-1'],
  ['banners', 'restored-9'],
])('a copy back refuses "%s" of %s, which does not exist', async (path, databaseId) => {
  await restore(bed.context, 'daily-1', 'restored-1');
  await expect(copyBack(bed.context, databaseId, path, { isOverwriting: false })).rejects.toThrow(
    `The database ${databaseId} has no documents of "${path}"`,
  );
});
