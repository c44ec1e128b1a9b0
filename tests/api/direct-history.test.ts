import './functions-environment.ts';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { recordDirectChange } from '../../functions/src/content/record-direct-change.ts';
import { getAdminApp, getDatabase } from './admin.ts';
import { collectionFixtures, restoreEntry, retryCheck, RowTestBed } from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';

const changes = {
  notes: { note: 'Written directly.' },
  carousels: { alt: 'Written directly.' },
  banners: { eventTitle: 'Written directly.' },
  programs: { cost: 'Written directly.' },
} as const;

describe.each(collectionFixtures)('the history of $collection', (fixture) => {
  const { collection } = fixture;
  const change = changes[collection];
  const row = new RowTestBed(fixture, 'direct');
  const waitForEntries = (count: number) =>
    retryCheck(async () => {
      const entries = await row.listHistory();
      expect(entries).toHaveLength(count);
      return entries;
    });
  const writeRow = () => writeDirectly({ path: row.reference.path, fields: change });

  it('has an entry for a direct change by staff, which can be restored', async () => {
    expect(await writeRow()).toBe(200);
    const [entry] = await waitForEntries(1);
    const { updatedAt, ...fields } = row.original;
    expect(entry).toMatchObject({ isDirect: true, before: row.original, after: change });
    expect(await restoreEntry(entry?._id)).toMatchObject({ status: 200, json: fields });
  });

  it('has one entry for each save, direct change and change in the console, newest first', async () => {
    expect((await row.save()).status).toBe(200);
    expect(await writeRow()).toBe(200);
    // The console does not renew `updatedAt`. Here somebody enters an invalid value.
    await row.reference.update({ updatedAt: 'yesterday' });
    const entries = await waitForEntries(3);
    expect(entries.map(({ isDirect }) => isDirect)).toEqual([true, true, false]);
    expect(entries[0]?.unreadable).toEqual({ before: [], after: ['updatedAt'] });
    expect(entries[0]?.before).toEqual(entries[1]?.after);
    expect(entries[1]?.before).toEqual(entries[2]?.after);
  });

  it('has an entry for a change in the console that removes the time of the last save', async () => {
    await row.reference.update({ updatedAt: FieldValue.delete() });
    const [entry] = await waitForEntries(1);
    expect(entry?.unreadable).toEqual({ before: [], after: ['updatedAt'] });
  });

  it('has one entry for a change whose event is delivered twice, and only one for a save and its event', async () => {
    const deliverEvent = async (before: DocumentSnapshot, authId?: string) =>
      recordDirectChange(
        { database: getDatabase(), auth: getAuth(getAdminApp()) },
        { collection, before, after: await row.reference.get(), authId },
      );
    const firstRow = await row.reference.get();
    expect((await row.save()).status).toBe(200);
    await deliverEvent(firstRow);
    const savedRow = await row.reference.get();
    expect(await row.listHistory()).toHaveLength(1);

    expect(await writeRow()).toBe(200);
    await deliverEvent(savedRow, 'somebody@example.org');
    await deliverEvent(savedRow, 'somebody@example.org');
    await waitForEntries(2);
  });
});
