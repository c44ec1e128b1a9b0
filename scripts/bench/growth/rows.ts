import { Timestamp } from 'firebase-admin/firestore';
import { limits } from '../../../domain/limits.ts';
import { demoContent } from '../../../emulators/demo/content.ts';
import { getDatabase } from '../../../tests/api/admin.ts';
import { toStoredDocument } from '../../../emulators/demo/to-stored-document.ts';

/** A collection whose rows may become many. */
export type GrowingCollection = 'banners' | 'carousels';

const toTimestamp = (instant: string) => Timestamp.fromDate(new Date(instant));
/** The start of the added rows' ids. No other row's id starts with it. */
const prefix = 'grown-';
/** The largest number of writes in one Firestore batch. */
const batchSize = 500;

/**
 * Adds this number of rows, copied from the demo's. They overwrite those of an earlier call with
 * the same ids.
 */
export async function addRows(name: GrowingCollection, count: number): Promise<void> {
  const rows = demoContent[name];
  for (let start = 0; start < count; start += batchSize) {
    const batch = getDatabase().batch();
    for (let n = start; n < Math.min(start + batchSize, count); n += 1) {
      const template = rows[n % rows.length];
      if (!template) throw new Error(`The demo content has no ${name}`);
      const row = { ...template, _id: `${prefix}${n}`, num: Math.min(10 + n, limits.num) };
      batch.set(getDatabase().doc(`${name}/${row._id}`), toStoredDocument(row, toTimestamp));
    }
    await batch.commit();
  }
}

/** Removes the added rows. */
export async function removeRows(name: GrowingCollection): Promise<void> {
  const { docs } = await getDatabase()
    .collection(name)
    .where('__name__', '>=', getDatabase().doc(`${name}/${prefix}`))
    .where('__name__', '<', getDatabase().doc(`${name}/${prefix}~`))
    .get();
  for (let start = 0; start < docs.length; start += batchSize) {
    const batch = getDatabase().batch();
    for (const { ref } of docs.slice(start, start + batchSize)) batch.delete(ref);
    await batch.commit();
  }
}
