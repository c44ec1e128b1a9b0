import { type Endpoint, endpoints } from '@club/domain/endpoints';
import { describe, expect, it } from 'vitest';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

const table: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
/** Endpoints whose work is not written yet. Move a name out of here with its handler. */
const withHandler = new Set([
  'confirmSubscription',
  'getAudience',
  'getIssue',
  'getStaffSession',
  'listDeadLetters',
  'listNotes',
  'sendContactMessage',
  'sendIssue',
  'subscribe',
  'unsubscribe',
  'unsubscribeByLink',
  'unsubscribeByOneClick',
  'updateNote',
]);
const withoutHandler = table.filter(([name]) => !withHandler.has(name));

describe('an address below /api', () => {
  it.each(['/api', '/api/', '/api/unknown', '/api/notes', '/api/notes/update/a/b', '/api/../x'])(
    'that does not exist is answered 404 in JSON: %s',
    async (path) => {
      const answer = await call(path);
      expect(answer.status).toBe(404);
    },
  );

  it.each(table)('answers 405 to a wrong method, and names the right one: %s', async (_, one) => {
    const answer = await call(one.path.replace('{id}', 'x'), { method: 'DELETE' });
    expect([answer.status, answer.json]).toEqual([405, { error: 'method-not-allowed' }]);
    expect(answer.headers.get('allow')).toBe(one.method);
  });

  it.each(withoutHandler)('answers 501 in JSON while it has no handler: %s', async (_, one) => {
    const token = await staffToken();
    const answer = await call(one.path.replace('{id}', 'x'), { method: one.method, token });
    expect([answer.status, answer.json]).toEqual([501, { error: 'not-implemented' }]);
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
