import './functions-environment.ts';
import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { deleteExpiredRetiredRows } from '../../functions/src/retention/delete-expired-retired-rows.ts';
import type { ImageBucket } from '../../functions/src/store/images.ts';
import { projectId } from './admin.ts';
import { clearDatabase, openSeparateDatabase } from './mail-test-bed.ts';

/** A separate database, in which tests store old dates. */
const databaseName = 'retired-rows';
const db = openSeparateDatabase(databaseName);
const now = Date.now();
const daysAgo = (days: number) => Timestamp.fromMillis(now - days * dayMs);
const by = { uid: 'u', email: 'staff@example.org' };

const shownImage = makeDemoImageAddress('banners/banner_shown_20261005143000.png');
const earlierImage = makeDemoImageAddress('banners/banner_earlier_20261005143000.png');

let deletedPaths: string[] = [];
let isStorageDown = false;
const bucket: ImageBucket = {
  name: `${projectId}.appspot.com`,
  file: (path) => ({
    exists: () => Promise.resolve([true]),
    save: () => Promise.resolve(),
    delete: () => {
      if (isStorageDown) return Promise.reject(new Error('Storage is down.'));
      deletedPaths.push(path);
      return Promise.resolve();
    },
  }),
};

const storeRetiredRow = (id: string, days: number, imageURL = shownImage) =>
  db
    .doc(`retired/banners_${id}`)
    .set({ collection: 'banners', id, row: { imageURL }, retiredAt: daysAgo(days), by });
const storeHistoryEntry = (id: string, before: string, after: string) =>
  db.collection('history').add({
    collection: 'banners',
    id,
    at: daysAgo(40),
    by,
    before: { imageURL: before },
    after: { imageURL: after },
  });
const listRetiredIds = async () => (await db.collection('retired').get()).docs.map(({ id }) => id);
const isDeleted = (file: string) => deletedPaths.includes(`banners/${file}`);

beforeEach(async () => {
  deletedPaths = [];
  isStorageDown = false;
  await clearDatabase(databaseName);
});
afterAll(() => db.terminate());

describe('every night, a retired row', () => {
  it('is deleted after thirty days with all variants of its image', async () => {
    await storeRetiredRow('old', retentionDays.retiredRow + 1);
    await storeRetiredRow('young', retentionDays.retiredRow - 1, earlierImage);
    await storeHistoryEntry('old', shownImage, '');
    expect(await deleteExpiredRetiredRows(db, bucket, now)).toBe(1);
    expect(await listRetiredIds()).toEqual(['banners_young']);
    expect(deletedPaths).toHaveLength(6);
    expect(isDeleted('banner_shown_20261005143000_480.avif')).toBe(true);
    expect(isDeleted('banner_earlier_20261005143000.png')).toBe(false);
  });

  it('takes its image out of the published issues', async () => {
    await storeRetiredRow('old', retentionDays.retiredRow + 1);
    const issue = { subject: 'News', imageURL: shownImage, alt: 'A block', alt_fr: 'Un contre' };
    const otherIssue = { ...issue, imageURL: earlierImage };
    await db.doc('publishedIssues/a').set(issue);
    await db.doc('publishedIssues/b').set(otherIssue);
    await deleteExpiredRetiredRows(db, bucket, now);
    const emptyPicture = { imageURL: '', alt: '', alt_fr: '' };
    expect((await db.doc('publishedIssues/a').get()).data()).toEqual({ ...issue, ...emptyPicture });
    expect((await db.doc('publishedIssues/b').get()).data()).toEqual(otherIssue);
  });

  it('is deleted with an earlier image, which is only in its history', async () => {
    await storeRetiredRow('old', retentionDays.retiredRow + 1, '');
    await storeHistoryEntry('old', earlierImage, '');
    await deleteExpiredRetiredRows(db, bucket, now);
    expect(isDeleted('banner_earlier_20261005143000.png')).toBe(true);
  });

  it.each([
    ['a live row shows', () => db.doc('banners/other').set({ imageURL: shownImage })],
    [
      'a live row shows, at an address with another token,',
      () => db.doc('banners/other').set({ imageURL: `${shownImage}&token=other-1` }),
    ],
    [
      'a live row shows, in a smaller size,',
      () => db.doc('banners/other').set({ imageURL: shownImage.replace('.png', '_480.png') }),
    ],
    ['a row that can be restored shows', () => storeRetiredRow('other', 1)],
    [
      'the history of a live row has',
      async () => {
        await db.doc('banners/other').set({ imageURL: '' });
        await storeHistoryEntry('other', shownImage, '');
      },
    ],
  ])('is deleted, but not its image if %s the image', async (_, storeOther) => {
    await storeRetiredRow('old', retentionDays.retiredRow + 1);
    await storeOther();
    await deleteExpiredRetiredRows(db, bucket, now);
    expect(await listRetiredIds()).not.toContain('banners_old');
    expect(deletedPaths).toEqual([]);
  });

  it('remains until the next night if its images cannot be deleted', async () => {
    await storeRetiredRow('old', retentionDays.retiredRow + 1);
    isStorageDown = true;
    expect(await deleteExpiredRetiredRows(db, bucket, now)).toBe(0);
    expect(await listRetiredIds()).toEqual(['banners_old']);
    isStorageDown = false;
    expect(await deleteExpiredRetiredRows(db, bucket, now)).toBe(1);
  });
});
