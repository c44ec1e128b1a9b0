import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  content,
  countSaves,
  findStored,
  pathOf,
  removeRow,
  storeRow,
  uniqueId,
} from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

/** Each test has its own row, and so a history of its own. */
let id = '';
const [table] = content;
if (!table) throw new Error('There is nothing to save.');

let token: string;
let base: string;
beforeAll(async () => {
  token = await staffToken();
});
beforeEach(async () => {
  id = uniqueId('raced');
  base = (await storeRow(table, id)).updatedAt;
});
afterEach(() => removeRow(table, id));

const save = (note: string, updatedAt?: string) =>
  call(pathOf(table.update, id), {
    method: 'PUT',
    token,
    json: { note, note_fr: 'x', buttonDisplay: true, ...(updatedAt && { updatedAt }) },
  });

const times = (many: number, work: (n: number) => ReturnType<typeof save>) =>
  Promise.all(Array.from({ length: many }, (_, n) => work(n)));

it('of fifty saves at once from the same base one wins, and its text alone is kept', async () => {
  const answers = await times(50, (n) => save(`Save ${n}`, base));
  const winners = answers.filter(({ status }) => status === 200);
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await countSaves(id)).toBe(1);
  const { note } = winners[0]?.json as { note: string };
  expect(await findStored(table, id)).toMatchObject({ note });
});

it('eight saves at once that name no base are all taken, and all in the history', async () => {
  const answers = await times(8, (n) => save(`Save ${n}`));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  expect(await countSaves(id)).toBe(8);
});
