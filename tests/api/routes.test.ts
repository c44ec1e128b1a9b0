import { type Endpoint, endpoints } from '@club/domain/endpoints';
import { limits } from '@club/domain/limits';
import { describe, expect, it } from 'vitest';
import { pathOf } from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

const table: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
/** Endpoints that read a JSON body. */
const readingJson = table.filter(([, { input, access }]) => input !== null && access === 'staff');

describe('an address below /api', () => {
  it.each(['/api', '/api/', '/api/unknown', '/api/notes', '/api/notes/update/a/b', '/api/../x'])(
    'that does not exist is answered 404: %s',
    async (path) => {
      const answer = await call(path);
      expect(answer.status).toBe(404);
      // The first and the last do not reach the function: Hosting answers them.
      if (path.startsWith('/api/') && !path.includes('..'))
        expect(answer.json).toEqual({ error: 'not-found' });
    },
  );

  it.each(table)('answers 405 to a wrong method, and names the right one: %s', async (_, one) => {
    const answer = await call(pathOf(one, 'x'), { method: 'DELETE' });
    expect([answer.status, answer.json]).toEqual([405, { error: 'method-not-allowed' }]);
    expect(answer.headers.get('allow')?.split(', ')).toContain(one.method);
  });

  it.each(readingJson)('takes JSON alone, and not much of it: %s', async (_, one) => {
    const token = await staffToken();
    const send = (body: BodyInit, type: string) =>
      call(pathOf(one, 'x'), {
        method: one.method,
        token,
        body,
        headers: { 'Content-Type': type },
      });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
      const answer = await send('{}', type);
      expect([answer.status, answer.json]).toEqual([415, { error: 'unsupported-media-type' }]);
    }
    const long = JSON.stringify({ note: 'x'.repeat(limits.bodyBytes) });
    const answer = await send(long, 'application/json');
    expect([answer.status, answer.json]).toEqual([413, { error: 'body-too-large' }]);
  });

  it('tells nothing of how the site is built', async () => {
    for (const path of ['/api/notes/getAll', '/api/unknown', '/api/staff/session']) {
      const { text } = await call(path);
      expect(text).not.toMatch(/node_modules|express|at .+\.js:\d+/iu);
    }
  });

  it('opens itself to no other site', async () => {
    const { headers } = await call('/api/notes/getAll', {
      headers: { Origin: 'https://example.org' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
