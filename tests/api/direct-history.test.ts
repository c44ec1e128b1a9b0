import './functions-environment.ts';
import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordChange } from '../../functions/src/history/record-change.ts';
import { getAdminApp, getDatabase } from './admin.ts';
import {
  collectionFixtures,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
  makeUniqueId,
} from './collection-fixtures.ts';
import { writeDirectly } from './direct-write.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

/** Each test has its own row and history. */
let id = '';
const token = await getStaffToken();

const changes = {
  notes: { note: 'Written directly.' },
  carousels: { alt: 'Written directly.' },
  banners: { eventTitle: 'Written directly.' },
  programs: { cost: 'Written directly.' },
} as const;

describe.each(collectionFixtures)('the history of $collection', (fixture) => {
  const { collection, update } = fixture;
  const change = changes[collection];
  let originalRow: object;
  beforeEach(async () => {
    id = makeUniqueId('direct');
    originalRow = await storeRow(fixture, id);
  });
  afterEach(() => removeRow(fixture, id));

  const listEntries = async (): Promise<HistoryEntry[]> => {
    const { json } = await callApi(`/api/history/${collection}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };
  /** The trigger runs some time after the change. */
  const waitForEntries = (count: number) =>
    vi.waitFor(
      async () => {
        const entries = await listEntries();
        expect(entries).toHaveLength(count);
        return entries;
      },
      { timeout: 90_000, interval: 200 },
    );
  const writeRow = (fields: Readonly<Record<string, unknown>>) =>
    writeDirectly({ token, path: `${collection}/${id}`, fields });
  const readRow = (): Promise<DocumentSnapshot> => getDatabase().doc(`${collection}/${id}`).get();

  it('has an entry for a direct change by staff, which can be restored', async () => {
    expect(await writeRow(change)).toBe(200);
    const [entry] = await waitForEntries(1);
    expect(entry).toMatchObject({ collection, id, isDirect: true, before: originalRow });
    expect(entry?.after).toMatchObject(change);
    const path = `/api/history/${entry?._id}/restore`;
    const { status } = await callApi(path, { method: 'POST', token });
    expect(status).toBe(200);
    const { updatedAt, ...fields } = originalRow as Record<string, unknown>;
    expect({ ...(await findStoredRow(fixture, id)), _id: id }).toMatchObject(fields);
  });

  it('has one entry for each save, direct change and change in the console, newest first', async () => {
    const saveRequest = { method: update.method, token, json: fixture.makeEdit(id) };
    expect((await callApi(fillPath(update, id), saveRequest)).status).toBe(200);
    expect(await writeRow(change)).toBe(200);
    // The console does not renew `updatedAt`. Here somebody enters an invalid value.
    await getDatabase().doc(`${collection}/${id}`).update({ updatedAt: 'yesterday' });
    const entries = await waitForEntries(3);
    expect(entries.map(({ isDirect }) => isDirect)).toEqual([true, true, false]);
    expect(entries[0]?.unreadable).toEqual({ before: [], after: ['updatedAt'] });
    expect(entries[0]?.before).toEqual(entries[1]?.after);
    expect(entries[1]?.before).toEqual(entries[2]?.after);
  });

  it('has an entry for a change in the console that removes the time of the last save', async () => {
    await getDatabase().doc(`${collection}/${id}`).update({ updatedAt: FieldValue.delete() });
    const [entry] = await waitForEntries(1);
    expect(entry?.unreadable).toEqual({ before: [], after: ['updatedAt'] });
  });

  it('has one entry for a change whose event is delivered twice, and only one for a save and its event', async () => {
    const deliverEvent = async (before: DocumentSnapshot, authId?: string) =>
      recordChange(
        { database: getDatabase(), auth: getAuth(getAdminApp()) },
        { collection, before, after: await readRow(), authId },
      );
    const firstRow = await readRow();
    const saveRequest = { method: update.method, token, json: fixture.makeEdit(id) };
    expect((await callApi(fillPath(update, id), saveRequest)).status).toBe(200);
    await deliverEvent(firstRow);
    const savedRow = await readRow();
    expect(await listEntries()).toHaveLength(1);

    expect(await writeRow(change)).toBe(200);
    await deliverEvent(savedRow, 'somebody@example.org');
    await deliverEvent(savedRow, 'somebody@example.org');
    await waitForEntries(2);
  });
});
