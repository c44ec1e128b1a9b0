import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareDatabases } from '../../scripts/care/restore/compare-databases.ts';
import { planCopyBack } from '../../scripts/care/restore/copy-back.ts';
import { createEmulatorApi } from '../../scripts/google/emulator-api.ts';
import { getDatabase, projectId } from './admin.ts';

/** A project of the drill alone, so that other tests and triggers do not change it. */
const drillProject = 'demo-restore-drill';
const live = { projectId: drillProject, id: '(default)' };
const source = { projectId: drillProject, id: 'restored-drill' };
const google = createEmulatorApi(new AbortController().signal);
const content = ['programs', 'banners', 'carousels', 'notes'];

let app: App;
let liveFirestore: Firestore;
let sourceFirestore: Firestore;

/** Copies collections, as a backup that is restored into another database does. */
async function copyCollections(from: Firestore, to: Firestore): Promise<void> {
  const batch = to.batch();
  for (const name of content) {
    const { docs } = await from.collection(name).get();
    for (const document of docs) batch.set(to.doc(document.ref.path), document.data());
  }
  await batch.commit();
}

async function copyBack(selection: string, isOverwriting: boolean): Promise<readonly string[]> {
  const copy = { source, live, selection, isOverwriting };
  const { changes, skippedPaths } = await planCopyBack(google, copy);
  for (const { run } of changes) await run();
  return skippedPaths;
}

beforeAll(async () => {
  app = initializeApp({ projectId: drillProject }, drillProject);
  liveFirestore = getFirestore(app);
  sourceFirestore = getFirestore(app, source.id);
  expect(projectId).not.toBe(drillProject);
  await copyCollections(getDatabase(), liveFirestore);
  await copyCollections(liveFirestore, sourceFirestore);
});
afterAll(async () => {
  for (const database of [liveFirestore, sourceFirestore]) {
    for (const name of content) await database.recursiveDelete(database.collection(name));
  }
  await deleteApp(app);
});

it('every document of the demo is the same in the restored database', async () => {
  const differences = await compareDatabases(google, source, live);
  expect(differences.map(({ collection, count }) => [collection, count])).toEqual([
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
  expect(await copyBack('banners', false)).toEqual([]);
  expect(await copyBack('notes', false)).toEqual(['notes/note-1']);
  const differences = await compareDatabases(google, source, live);
  const changedPaths = differences.flatMap(({ changedDocuments }) =>
    changedDocuments.map((document) => document.live.path),
  );
  expect(changedPaths).toEqual(['notes/note-1']);
  expect(differences.flatMap(({ missingDocuments }) => missingDocuments)).toEqual([]);
});

it('an edit between plan and copy is not overwritten', async () => {
  const plan = await planCopyBack(google, {
    source,
    live,
    selection: 'notes',
    isOverwriting: true,
  });
  await liveFirestore.doc('notes/note-1').update({ note: 'edited again' });
  await expect(plan.changes[0]?.run()).rejects.toThrow('none of them was written');
  expect((await liveFirestore.doc('notes/note-1').get()).get('note')).toBe('edited again');
  await copyBack('notes/note-1', true);
  expect((await liveFirestore.doc('notes/note-1').get()).get('note')).toMatch(/^Holiday break/u);
});
