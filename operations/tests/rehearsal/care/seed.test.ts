import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planFirstContent, writeFirstContent } from '../../../first-content/first-content.ts';
import { contentFolder } from '../../../first-content/read-content.ts';
import { writeConfirmedContent } from '../go-live/confirmed-content.ts';
import { storeDocument } from '../google/state.ts';
import {
  type MaintenanceTestBed,
  environment,
  projectId,
  startMaintenanceTestBed,
} from './maintenance-test-bed.ts';

let bed: MaintenanceTestBed;
let folder = '';
/** Fifteen images, each in three widths and two formats. */
const imageFileCount = 15 * 6;
const bucket = environment.webApp.storageBucket;

beforeEach(async () => {
  bed = await startMaintenanceTestBed();
  bed.resources.buckets.set(bucket, new Map());
  folder = writeConfirmedContent();
});
afterEach(async () => {
  expect(bed.recorder.unknownRequests).toEqual([]);
  rmSync(folder, { recursive: true });
  await bed.recorder.close();
});

const seed = async (contentOf = folder) => {
  const plan = await planFirstContent(bed.context.google, environment, contentOf);
  await writeFirstContent(bed.context.google, plan);
  return plan;
};

it('invented content never reaches a real project', async () => {
  await expect(seed(contentFolder)).rejects.toThrow(
    /club\/first-content\/programs\.ts: programs: .*\n(?:.*\n)*.*example\.org/u,
  );
  expect(bed.listChanges()).toEqual([]);
});

it('a fault in one file prevents every write', async () => {
  const path = join(folder, 'notes.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace('buttonDisplay: true', 'shown: true'));
  await expect(seed()).rejects.toThrow('buttonDisplay is missing');
  expect(bed.recorder.requests).toEqual([]);
});

it('all images are stored before one commit of all rows, which name the images in the project’s bucket', async () => {
  const { missingRowPaths } = await seed();
  const changes = bed.listChanges();
  expect(
    changes.filter((change) => change.includes('/upload/') || change.includes('upload/storage')),
  ).toHaveLength(imageFileCount);
  expect(changes.at(-1)).toBe(`POST v1/projects/${projectId}/databases/(default)/documents:commit`);
  expect(changes).toHaveLength(imageFileCount + 1);
  const documents = bed.resources.databases.get('(default)')?.documents;
  expect([...(documents?.keys() ?? [])]).toEqual(missingRowPaths);
  const banner = documents?.get('banners/banner-1')?.fields;
  expect(banner).toMatchObject({
    num: { integerValue: '1' },
    bannerDisplay: { booleanValue: true },
    updatedAt: { timestampValue: '2026-11-02T14:05:00.000Z' },
  });
  expect(JSON.stringify(banner?.['imageURL'])).toContain(
    `firebasestorage.googleapis.com/v0/b/${bucket}/o/banners%2F`,
  );
});

it('a second run writes nothing, and an edited row stays', async () => {
  await seed();
  storeDocument(bed.resources, 'notes/note-1', { note: { stringValue: 'edited by staff' } });
  bed.recorder.clear();
  expect((await seed()).missingRowPaths).toEqual([]);
  expect(bed.listChanges()).toEqual([]);
});

it('a run after an interruption between images and rows writes the rows', async () => {
  await seed();
  bed.resources.databases.get('(default)')?.documents.clear();
  expect((await seed()).missingRowPaths).toHaveLength(23);
  expect(bed.resources.databases.get('(default)')?.documents.size).toBe(23);
});
