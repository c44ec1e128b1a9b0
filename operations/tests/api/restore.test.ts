import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getEmulatorAddress } from '../../../emulators/project.ts';
import { compareDatabases, type Database } from '../../care/restore/compare-databases.ts';
import { type CopyBackOptions, planCopyBack } from '../../care/restore/copy-back.ts';
import { createEmulatorApi } from '../../google/emulator-api.ts';
import { getDatabase } from '../../../tests/api/admin.ts';

/** A separate project, so that other tests and triggers do not change its data. */
const drillProject = 'demo-restore-drill';
const liveDatabase = { projectId: drillProject, id: '(default)' };
/**
 * The restored copy. It has its own project, because the emulator imports only into the default
 * database of a project.
 */
const restoredDatabase = { projectId: 'demo-restored-drill', id: '(default)' };
const google = createEmulatorApi(new AbortController().signal);
const collectionNames = ['programs', 'banners', 'carousels', 'notes'];

let apps: readonly App[] = [];
let liveFirestore: Firestore;
let restoredFirestore: Firestore;
let folder = '';

/** Fills the live database with the demo's content. */
async function copyDemoContent(): Promise<void> {
  const batch = liveFirestore.batch();
  for (const name of collectionNames) {
    const { docs } = await getDatabase().collection(name).get();
    for (const document of docs) batch.set(liveFirestore.doc(document.ref.path), document.data());
  }
  await batch.commit();
}

async function callEmulator(
  action: 'export' | 'import',
  { projectId, id }: Database,
  options: object,
) {
  const address = `${getEmulatorAddress('firestore')}/emulator/v1/projects/${projectId}:${action}`;
  const body = { database: `projects/${projectId}/databases/${id}`, ...options };
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, await response.text()).toBe(true);
}

/** Copies a selection back, and returns the paths of the skipped documents. */
async function copyBack(
  options: Pick<CopyBackOptions, 'selection' | 'isOverwriting'>,
): Promise<readonly string[]> {
  const databases = { restoredDatabase, liveDatabase };
  const { changes, skippedPaths } = await planCopyBack(google, { ...databases, ...options });
  for (const { run } of changes) await run();
  return skippedPaths;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  apps = [liveDatabase, restoredDatabase].map(({ projectId }) =>
    initializeApp({ projectId }, projectId),
  );
  const [liveApp, restoredApp] = apps;
  if (!liveApp || !restoredApp) throw new Error('The Admin SDK did not start.');
  liveFirestore = getFirestore(liveApp);
  restoredFirestore = getFirestore(restoredApp);
  await copyDemoContent();
  await callEmulator('export', liveDatabase, { export_directory: folder, export_name: 'backup' });
  const backup = join(folder, 'backup/backup.overall_export_metadata');
  await callEmulator('import', restoredDatabase, { export_directory: backup });
});
afterAll(async () => {
  for (const database of [liveFirestore, restoredFirestore]) {
    for (const name of collectionNames) await database.recursiveDelete(database.collection(name));
  }
  await Promise.all(apps.map((app) => deleteApp(app)));
  rmSync(folder, { recursive: true });
});

it('every document of the demo is the same in the restored database', async () => {
  const differences = await compareDatabases(google, restoredDatabase, liveDatabase);
  expect(
    differences.map(({ collection, restoredPaths }) => [collection, restoredPaths.length]),
  ).toEqual([
    ['banners', 3],
    ['carousels', 5],
    ['notes', 1],
    ['programs', 7],
  ]);
  for (const difference of differences) {
    expect(difference).toMatchObject({
      missingDocuments: [],
      changedDocuments: [],
      newDocuments: [],
    });
  }
});

it('what was deleted comes back, byte for byte, and newer edits stay', async () => {
  await liveFirestore.recursiveDelete(liveFirestore.collection('banners'));
  await liveFirestore.doc('notes/note-1').update({ note: 'edited since' });
  expect(await copyBack({ selection: 'banners', isOverwriting: false })).toEqual([]);
  expect(await copyBack({ selection: 'notes', isOverwriting: false })).toEqual(['notes/note-1']);
  const differences = await compareDatabases(google, restoredDatabase, liveDatabase);
  const changedPaths = differences.flatMap(({ changedDocuments }) =>
    changedDocuments.map((document) => document.liveDocument.path),
  );
  expect(changedPaths).toEqual(['notes/note-1']);
  expect(differences.flatMap(({ missingDocuments }) => missingDocuments)).toEqual([]);
});

it('an edit between the plan and the copy is not overwritten', async () => {
  const plan = await planCopyBack(google, {
    restoredDatabase,
    liveDatabase,
    selection: 'notes',
    isOverwriting: true,
  });
  await liveFirestore.doc('notes/note-1').update({ note: 'edited again' });
  await expect(plan.changes[0]?.run()).rejects.toThrow('none of them was written');
  expect((await liveFirestore.doc('notes/note-1').get()).get('note')).toBe('edited again');
  await copyBack({ selection: 'notes/note-1', isOverwriting: true });
  expect((await liveFirestore.doc('notes/note-1').get()).get('note')).toMatch(/^Holiday break/u);
});
