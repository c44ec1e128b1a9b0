import { dayMs } from '@club/domain/day';
import { listImageFiles } from '@club/domain/images/image-variants';
import { processedMetadata } from '@club/domain/images/own-image';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import {
  deleteUnusedImages,
  type ListedBucket,
} from '../../functions/src/retention/delete-unused-images.ts';
import type { FileMetadata } from '../../functions/src/store/image-access.ts';
import { projectId } from './admin.ts';
import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';

/** A separate database, so that no other test's rows name an image. */
const databaseName = 'unused-images';
const db = openSeparateDatabase(databaseName);
const now = Date.now();
const hoursAgo = (hours: number) => new Date(now - hours * (dayMs / 24)).toISOString();

const shown = 'carousels/carousel_a_20261005143000.jpg';
const other = 'banners/banner_b_20261005143000.png';

let objects: Map<string, FileMetadata>;
const bucket: ListedBucket = {
  name: `${projectId}.appspot.com`,
  getFiles: ({ prefix }) => {
    const files = [...objects].filter(([path]) => path.startsWith(prefix));
    return Promise.resolve([
      files.map(([name, metadata]) => ({
        name,
        metadata,
        delete: () => Promise.resolve(objects.delete(name)),
      })),
    ]);
  },
  file: (path) => ({
    getMetadata: () => {
      const metadata = objects.get(path);
      const missing = Object.assign(new Error('No such object'), { code: 404 });
      return metadata ? Promise.resolve([metadata]) : Promise.reject(missing);
    },
    setMetadata: ({ metadata }: FileMetadata) => {
      const before = objects.get(path);
      objects.set(path, { ...before, metadata: { ...before?.metadata, ...metadata } });
      return Promise.resolve();
    },
  }),
};
const storeImage = (path: string, hours: number, access: keyof typeof processedMetadata) => {
  for (const file of listImageFiles(path))
    objects.set(file, { timeCreated: hoursAgo(hours), metadata: processedMetadata[access] });
};
const run = () => deleteUnusedImages(db, bucket, now);
const listMarks = (path: string) =>
  new Set(listImageFiles(path).map((file) => objects.get(file)?.metadata?.['processed']));

beforeEach(async () => {
  objects = new Map();
  await clearDatabase(databaseName);
  await db.doc('carousels/a').set({ imageURL: makeDemoImageAddress(shown) });
  storeImage(shown, 1000, 'public');
});
afterAll(() => db.terminate());

const address = makeDemoImageAddress(other);
const uses: [title: string, document: string, fields: object][] = [
  ['a hidden row', 'banners/b', { imageURL: address, bannerDisplay: false }],
  ['a row, at an address with a token', 'carousels/b', { imageURL: `${address}&token=a-1` }],
  ['a row, in a size', 'carousels/b', { imageURL: address.replace('.png', '_480.png') }],
  ['a retired row', 'retired/banners_b', { collection: 'banners', row: { imageURL: address } }],
  [
    'a save, as it was before',
    'history/b',
    { collection: 'banners', before: { imageURL: address } },
  ],
  ['a save, as it was after', 'history/b', { collection: 'banners', after: { imageURL: address } }],
  ['an issue', 'issues/b', { imageURL: address, state: 'tested' }],
  ['an issue on the site', 'publishedIssues/b', { imageURL: address }],
];

describe('every night, an image', () => {
  it('that nothing names is deleted in all sizes a day after its upload, and no other image', async () => {
    storeImage(other, 25, 'private');
    expect(await run()).toBe(1);
    expect([...objects.keys()].sort()).toEqual([...listImageFiles(shown)].sort());
  });

  it('stays for the day of its upload, in which staff may save a form with it', async () => {
    storeImage(other, 23, 'private');
    expect(await run()).toBe(0);
    expect(objects.size).toBe(12);
  });

  it.each(uses)('stays if it is named by %s', async (_, document, fields) => {
    await db.doc(document).set(fields);
    storeImage(other, 1000, 'private');
    expect(await run()).toBe(0);
    expect(objects.size).toBe(12);
  });

  it('of an earlier release is no longer public if no visitor sees it', async () => {
    await db.doc('banners/b').set({ imageURL: address, bannerDisplay: false });
    storeImage(other, 1000, 'public');
    await run();
    expect(listMarks(other)).toEqual(new Set(['private']));
    expect(listMarks(shown)).toEqual(new Set(['yes']));
  });

  it('that visitors see becomes public again after a failed attempt', async () => {
    storeImage(shown, 1000, 'private');
    await run();
    expect(listMarks(shown)).toEqual(new Set(['yes']));
  });

  it.each([
    [25, 0],
    [23, 1],
  ])('that was found to be no image %i hours ago leaves %i files', async (hours, count) => {
    await db.doc('banners/b').set({ imageURL: address, bannerDisplay: true });
    const metadata = { refusedAt: hoursAgo(hours) };
    objects.set(other, { timeCreated: hoursAgo(1000), metadata });
    await run();
    expect([...objects.keys()].filter((path) => path === other)).toHaveLength(count);
  });

  it('stays if the database names no image at all, such as before a backup is restored', async () => {
    await clearDatabase(databaseName);
    expect(await run()).toBe(0);
    expect(objects.size).toBe(6);
  });
});
