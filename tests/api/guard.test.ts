import { type Endpoint, endpoints } from '@club/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content, countSaves, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { call } from './http.ts';
import { identities, staffToken } from './identities.ts';
import { uploadForm } from './upload-form.ts';

const table: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
const guarded = table.filter(([, { access }]) => access === 'staff');
const refused = identities.filter(({ verdict }) => verdict !== null);

const id = 'guarded';
const rows = () => Promise.all(content.map((one) => findStored(one, id)));

/** What would be accepted from staff, so that only the guard can be what refuses. */
function acceptable(endpoint: Endpoint): { json?: unknown; body?: FormData } {
  if (endpoint.method === 'GET') return {};
  if (endpoint.path === '/api/upload') return { body: uploadForm({ id, collection: 'carousels' }) };
  return { json: content.find(({ update }) => update.path === endpoint.path)?.edit(id) ?? {} };
}

beforeAll(async () => {
  for (const one of content) await storeRow(one, id);
});
afterAll(async () => {
  for (const one of content) await removeRow(one, id);
});

describe.each(refused)('$who', ({ getToken, verdict }) => {
  let token: string | undefined;
  beforeAll(async () => {
    token = await getToken();
  });

  it.each(guarded)(
    `is answered ${String(verdict)} by %s, and nothing changes`,
    async (_, endpoint) => {
      // A refused account is removed: the next call needs another sign-in.
      if (verdict === 403) token = await getToken();
      const before = await rows();
      const answer = await call(pathOf(endpoint, id), {
        method: endpoint.method,
        ...(token !== undefined && { token }),
        ...acceptable(endpoint),
      });
      expect(answer.status).toBe(verdict);
      expect(answer.json).toEqual({ error: verdict === 401 ? 'unauthenticated' : 'forbidden' });
      expect(await rows()).toEqual(before);
      expect(await countSaves(id)).toBe(0);
    },
  );
});

describe('staff', () => {
  it.each(guarded)('pass the guard of %s', async (_, endpoint) => {
    const token = await staffToken();
    const { status } = await call(pathOf(endpoint, id), { method: endpoint.method, token });
    expect([401, 403]).not.toContain(status);
  });

  it('learn from the session endpoint who they are', async () => {
    const answer = await call('/api/staff/session', { token: await staffToken() });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ email: 'staff-one@example.org' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
