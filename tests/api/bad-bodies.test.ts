import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBadBodies } from './bad-bodies.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { type ApiResponse, callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const id = 'fuzzed';
let token: string;
beforeAll(async () => {
  token = await getStaffToken();
});

const fixtures = collectionFixtures.map((fixture) => ({
  ...fixture,
  fixture,
  bodies: listBadBodies(fixture.update, fixture.makeEdit(id)),
}));

/** Describes what is wrong with an error response; empty if nothing is. */
function findFault({ status, text, json }: ApiResponse): string {
  if (status !== 400) return `got the status ${status}`;
  if (/\bat .+:\d+:\d+|node_modules|valibot/iu.test(text)) return 'reveals internals';
  const { fields } = (json ?? {}) as { fields?: unknown };
  return Array.isArray(fields) && fields.length > 0 ? '' : 'names no field';
}

describe.each(fixtures)('a body for $collection', ({ fixture, update, bodies }) => {
  beforeAll(() => storeRow(fixture, id));
  afterAll(() => removeRow(fixture, id));

  it(`is refused in each of ${bodies.length} invalid shapes, and nothing is stored`, async () => {
    const before = await findStoredRow(fixture, id);
    const faults: string[] = [];
    for (const { title, json } of bodies) {
      const response = await callApi(fillPath(update, id), { method: update.method, token, json });
      const fault = findFault(response);
      if (fault) faults.push(`${title}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(await findStoredRow(fixture, id)).toEqual(before);
    expect(await countHistoryEntries(id)).toBe(0);
  });
});

it('there are at least three hundred invalid bodies', () => {
  expect(fixtures.flatMap(({ bodies }) => bodies).length).toBeGreaterThanOrEqual(300);
});
