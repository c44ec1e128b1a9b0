import './functions-environment.ts';
import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordChange } from '../../functions/src/history/record-change.ts';
import { adminApp, database } from './admin.ts';
import { content, findStored, pathOf, removeRow, storeRow, uniqueId } from './content.ts';
import { writeDirectly } from './direct-write.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

/** Each test has its own row, and so a history of its own. */
let id = '';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const changes = {
  notes: { note: 'Written directly.' },
  carousels: { alt: 'Written directly.' },
  banners: { eventTitle: 'Written directly.' },
  programs: { cost: 'Written directly.' },
} as const;

describe.each(content)('the history of $collection', (table) => {
  const { collection, update } = table;
  const change = changes[collection];
  let original: object;
  beforeEach(async () => {
    id = uniqueId('direct');
    original = await storeRow(table, id);
  });
  afterEach(() => removeRow(table, id));

  const list = async (): Promise<HistoryEntry[]> => {
    const { json } = await call(`/api/history/${collection}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };
  /** The trigger runs some time after the change. */
  const waitFor = (count: number) =>
    vi.waitFor(
      async () => {
        const entries = await list();
        expect(entries).toHaveLength(count);
        return entries;
      },
      { timeout: 90_000, interval: 200 },
    );
  const write = (fields: Readonly<Record<string, unknown>>) =>
    writeDirectly({ token, path: `${collection}/${id}`, fields });
  const read = (): Promise<DocumentSnapshot> => database().doc(`${collection}/${id}`).get();

  it('tells of a change that staff made past the API, which can be taken back', async () => {
    expect(await write(change)).toBe(200);
    const [entry] = await waitFor(1);
    expect(entry).toMatchObject({ collection, id, isDirect: true, before: original });
    expect(entry?.after).toMatchObject(change);
    const path = `/api/history/${entry?._id}/restore`;
    const { status } = await call(path, { method: 'POST', token });
    expect(status).toBe(200);
    const { updatedAt, ...fields } = original as Record<string, unknown>;
    expect({ ...(await findStored(table, id)), _id: id }).toMatchObject(fields);
  });

  it('has one entry for each save, direct change and console’s change, in their order', async () => {
    const save = { method: update.method, token, json: table.edit(id) };
    expect((await call(pathOf(update, id), save)).status).toBe(200);
    expect(await write(change)).toBe(200);
    // A console leaves `updatedAt` as it was, and here the row as the API saved it.
    await database().doc(`${collection}/${id}`).update({ updatedAt: 'yesterday' });
    const entries = await waitFor(3);
    expect(entries.map(({ isDirect }) => isDirect)).toEqual([true, true, false]);
    expect(entries[0]?.unreadable).toEqual({ before: [], after: ['updatedAt'] });
    expect(entries[0]?.before).toEqual(entries[1]?.after);
    expect(entries[1]?.before).toEqual(entries[2]?.after);
  });

  it('has one entry for a change that is delivered twice, and none more for a save', async () => {
    const deliver = async (before: DocumentSnapshot, authId?: string) =>
      recordChange(
        { database: database(), auth: getAuth(adminApp()) },
        { collection, before, after: await read(), authId },
      );
    const first = await read();
    const save = { method: update.method, token, json: table.edit(id) };
    expect((await call(pathOf(update, id), save)).status).toBe(200);
    await deliver(first);
    const saved = await read();
    expect(await list()).toHaveLength(1);

    expect(await write(change)).toBe(200);
    await deliver(saved, 'somebody@example.org');
    await deliver(saved, 'somebody@example.org');
    await waitFor(2);
  });
});
