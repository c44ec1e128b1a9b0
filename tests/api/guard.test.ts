import { type Endpoint, endpoints } from '@club/domain/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from './admin.ts';
import { call } from './http.ts';
import { identities } from './identities.ts';
import { removeNote, storeNote } from './stored-note.ts';

const table: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
const guarded = table.filter(([, { access }]) => access === 'staff');
const refused = identities.filter(({ verdict }) => verdict !== null);

const pathOf = ({ path }: Endpoint) => path.replace('{id}', 'guarded');
const noteOf = async () => (await database().doc('notes/guarded').get()).data();

afterAll(() => removeNote('guarded'));

/** A body that would be accepted from staff, so that only the guard can be what refuses. */
const acceptable = { note: 'Taken over', note_fr: 'Détournée', buttonDisplay: false };

describe.each(refused)('$who', ({ getToken, verdict }) => {
  let token: string | undefined;
  beforeAll(async () => {
    token = await getToken();
    await storeNote('guarded', { note: 'Untouched' });
  });

  it.each(guarded)(
    `is answered ${String(verdict)} by %s, and nothing changes`,
    async (_, endpoint) => {
      const before = await noteOf();
      const answer = await call(pathOf(endpoint), {
        method: endpoint.method,
        ...(token !== undefined && { token }),
        ...(endpoint.method !== 'GET' && { json: acceptable }),
      });
      expect(answer.status).toBe(verdict);
      expect(answer.json).toEqual({ error: verdict === 401 ? 'unauthenticated' : 'forbidden' });
      expect(await noteOf()).toEqual(before);
    },
  );
});

describe('staff', () => {
  it.each(guarded)('pass the guard of %s', async (_, endpoint) => {
    const token = (await identities.find(({ who }) => who === 'staff')?.getToken()) ?? '';
    const { status } = await call(pathOf(endpoint), { method: endpoint.method, token });
    expect([401, 403]).not.toContain(status);
  });

  it('learn from the session endpoint who they are', async () => {
    const token = (await identities.find(({ who }) => who === 'staff')?.getToken()) ?? '';
    const answer = await call('/api/staff/session', { token });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ email: 'staff-one@example.org' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
