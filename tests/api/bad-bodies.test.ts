import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badBodies } from './bad-bodies.ts';
import { content, countSaves, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { type Answer, call } from './http.ts';
import { staffToken } from './identities.ts';

const id = 'fuzzed';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const tables = content.map((table) => ({
  ...table,
  table,
  bodies: badBodies(table.update, table.edit(id)),
}));

/** What an answer gave away that it should not have, or an empty text. */
function faultOf({ status, text, json }: Answer): string {
  if (status !== 400) return `was answered ${status}`;
  if (/\bat .+:\d+:\d+|node_modules|valibot/iu.test(text)) return 'tells of our insides';
  const { fields } = (json ?? {}) as { fields?: unknown };
  return Array.isArray(fields) && fields.length > 0 ? '' : 'names no field';
}

describe.each(tables)('a body for $collection', ({ table, update, bodies }) => {
  beforeAll(() => storeRow(table, id));
  afterAll(() => removeRow(table, id));

  it(`is refused in each of ${bodies.length} wrong shapes, and nothing is written`, async () => {
    const before = await findStored(table, id);
    const faults: string[] = [];
    for (const { what, json } of bodies) {
      const answer = await call(pathOf(update, id), { method: update.method, token, json });
      const fault = faultOf(answer);
      if (fault) faults.push(`${what}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(await findStored(table, id)).toEqual(before);
    expect(await countSaves(id)).toBe(0);
  });
});

it('there are at least three hundred of them', () => {
  expect(tables.flatMap(({ bodies }) => bodies).length).toBeGreaterThanOrEqual(300);
});
