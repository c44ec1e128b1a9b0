import { endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { callAsStaff, identities } from './identities.ts';
import { makeUploadForm } from './upload-form.ts';

const endpointEntries: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
const staffEndpoints = endpointEntries.filter(([, { access }]) => access === 'staff');
const refusedIdentities = identities.filter(({ refusalStatus }) => refusalStatus !== null);

const id = 'guarded';
const readRows = () => Promise.all(collectionFixtures.map((fixture) => findStoredRow(fixture, id)));

/**
 * Makes the body of a request. It is valid for a save of a row and for an upload. So only the guard
 * can refuse it. For other endpoints it is an empty object, or missing with GET.
 */
function makeAcceptableBody({ method, path }: Endpoint): { json?: unknown; body?: FormData } {
  if (method === 'GET') return {};
  if (path === '/api/upload') return { body: makeUploadForm({ id, collection: 'carousels' }) };
  return {
    json: collectionFixtures.find(({ update }) => update.path === path)?.makeEdit(id) ?? {},
  };
}

beforeAll(async () => {
  for (const fixture of collectionFixtures) await storeRow(fixture, id);
});
afterAll(async () => {
  for (const fixture of collectionFixtures) await removeRow(fixture, id);
});

describe.each(refusedIdentities)('$name', ({ getToken, refusalStatus }) => {
  let token: string | undefined;
  let rows: Awaited<ReturnType<typeof readRows>>;
  beforeAll(async () => {
    token = await getToken();
    rows = await readRows();
  });

  it.each(staffEndpoints)(`gets ${String(refusalStatus)} from %s`, async (_, endpoint) => {
    // The guard removes an outsider’s account, so the next call needs another sign-in.
    if (refusalStatus === 403) token = await getToken();
    const response = await callApi(fillPath(endpoint, id), {
      method: endpoint.method,
      ...(token !== undefined && { token }),
      ...makeAcceptableBody(endpoint),
    });
    expect(response.status).toBe(refusalStatus);
    expect(response.json).toEqual({
      error: refusalStatus === 401 ? 'unauthenticated' : 'forbidden',
    });
  });

  it('has changed nothing', async () => {
    expect(await readRows()).toEqual(rows);
    expect(await countHistoryEntries(id)).toBe(0);
  });
});

describe('staff', () => {
  it.each(staffEndpoints)('pass the guard of %s', async (_, endpoint) => {
    const { status } = await callAsStaff(fillPath(endpoint, id), { method: endpoint.method });
    expect([401, 403]).not.toContain(status);
  });

  it('get their account from the session endpoint', async () => {
    const { status, json, headers } = await callAsStaff('/api/staff/session');
    expect([status, json]).toMatchObject([200, { email: 'staff-one@example.org' }]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('get the names of their colleagues', async () => {
    const { json } = await callAsStaff('/api/staff/names');
    expect(json).toMatchObject({ 'staff-two@example.org': 'Amina Diallo (démo)' });
    expect(json).not.toHaveProperty('outsider@example.org');
  });
});
