import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
  makeUniqueId,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

/** Each test has its own row and history. */
let id = '';
const [fixture] = collectionFixtures;
if (!fixture) throw new Error('There are no collection fixtures.');

let token: string;
/** The `updatedAt` of the stored row. A save that sends it is based on that row. */
let baseInstant: string;
beforeAll(async () => {
  token = await getStaffToken();
});
beforeEach(async () => {
  id = makeUniqueId('raced');
  baseInstant = (await storeRow(fixture, id)).updatedAt;
});
afterEach(() => removeRow(fixture, id));

const saveNote = (note: string, updatedAt?: string) =>
  callApi(fillPath(fixture.update, id), {
    method: 'PUT',
    token,
    json: { note, note_fr: 'x', buttonDisplay: true, ...(updatedAt && { updatedAt }) },
  });

const saveManyTimes = (saveCount: number, save: (n: number) => ReturnType<typeof saveNote>) =>
  Promise.all(Array.from({ length: saveCount }, (_, n) => save(n)));

it('one of fifty simultaneous saves from the same base wins, and only its text is stored', async () => {
  const responses = await saveManyTimes(50, (n) => saveNote(`Save ${n}`, baseInstant));
  const winners = responses.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await countHistoryEntries(id)).toBe(1);
  const { note } = winners[0]?.json as { note: string };
  expect(await findStoredRow(fixture, id)).toMatchObject({ note });
});

it('eight simultaneous saves without a base all succeed, and all are in the history', async () => {
  const responses = await saveManyTimes(8, (n) => saveNote(`Save ${n}`));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(await countHistoryEntries(id)).toBe(8);
});
