import { listImageVariants } from '@club/domain/images/image-variants';
import { getFirestore } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import { afterAll, expect, it } from 'vitest';
import { demo } from '../../../environments/demo.ts';
import { contentCollections } from '../../../environments/first-content/sources.ts';
import { planFirstContent, writeFirstContent } from '../../first-content/first-content.ts';
import { createEmulatorApi } from '../../google/emulator-api.ts';
import { getDatabase } from '../../../tests/api/admin.ts';

/** A separate project in the emulators, which starts empty. */
const projectId = 'demo-first-content';
const bucket = `${projectId}.appspot.com`;
const target = { projectId, webApp: { ...demo.webApp, storageBucket: bucket } };
const google = createEmulatorApi(new AbortController().signal);
const database = getFirestore(initializeApp({ projectId }, projectId));

const readAllRows = async (from: typeof database) => {
  const snapshots = await Promise.all(
    contentCollections.map((name) => from.collection(name).get()),
  );
  return new Map(
    snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()] as const)),
  );
};

afterAll(async () => {
  for (const name of contentCollections) await database.recursiveDelete(database.collection(name));
});

it('fills an empty project with the demo’s rows and all variants of their images', async () => {
  const plan = await planFirstContent(google, target);
  expect(plan.existingCount).toBe(0);
  await writeFirstContent(google, plan);
  const rows = await readAllRows(database);
  expect([...rows.keys()].toSorted()).toEqual(plan.missingRowPaths.toSorted());
  const demoRows = await readAllRows(getDatabase());
  for (const [path, row] of rows) {
    const { imageURL, ...fields } = row;
    const { imageURL: _, ...demoFields } = demoRows.get(path) ?? {};
    expect(fields, path).toEqual(demoFields);
    if (imageURL === undefined) continue;
    const addresses = listImageVariants(String(imageURL)).flatMap(({ avif, fallback }) => [
      avif,
      fallback,
    ]);
    expect(addresses).toHaveLength(6);
    for (const address of addresses) {
      const response = await fetch(address, { headers: { authorization: 'Bearer owner' } });
      expect(response.headers.get('content-type'), address).toMatch(/^image\//u);
    }
  }
});

it('writes only the missing rows in a second run', async () => {
  expect((await planFirstContent(google, target)).missingRowPaths).toEqual([]);
  await database.doc('notes/note-1').delete();
  await database.doc('programs/U17').update({ cost: 'edited by staff' });
  const plan = await planFirstContent(google, target);
  expect(plan.missingRowPaths).toEqual(['notes/note-1']);
  await writeFirstContent(google, plan);
  const rows = await readAllRows(database);
  expect(rows.get('notes/note-1')).toHaveProperty('buttonDisplay', true);
  expect(rows.get('programs/U17')).toHaveProperty('cost', 'edited by staff');
});

it('writes no row if somebody else has created one of the missing rows since the plan', async () => {
  await database.doc('notes/note-1').delete();
  await database.doc('programs/U16').delete();
  const plan = await planFirstContent(google, target);
  await database.doc('notes/note-1').set({ note: 'written by somebody else' });
  await expect(writeFirstContent(google, plan)).rejects.toThrow('No row was written');
  expect((await database.doc('programs/U16').get()).exists).toBe(false);
});
