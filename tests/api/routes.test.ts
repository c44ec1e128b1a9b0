import { endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { limits } from '@club/domain/limits';
import { describe, expect, it } from 'vitest';
import { fillPath } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const endpointEntries: [name: string, endpoint: Endpoint][] = Object.entries(endpoints);
/** The staff endpoints with a JSON body. */
const jsonEndpoints = endpointEntries.filter(
  ([, { input, access }]) => input !== null && access === 'staff',
);

describe('an address below /api', () => {
  it.each(['/api', '/api/', '/api/unknown', '/api/notes', '/api/notes/update/a/b'])(
    'that does not exist gets 404: %s',
    async (path) => {
      const response = await callApi(path);
      expect(response.status).toBe(404);
      // Hosting itself responds to the first.
      if (path.startsWith('/api/')) expect(response.json).toEqual({ error: 'not-found' });
    },
  );

  it.each(endpointEntries)(
    'responds with 405 to a wrong method, and names the right one: %s',
    async (_, endpoint) => {
      const response = await callApi(fillPath(endpoint, 'x'), { method: 'DELETE' });
      expect([response.status, response.json]).toEqual([405, { error: 'method-not-allowed' }]);
      expect(response.headers.get('allow')?.split(', ')).toContain(endpoint.method);
    },
  );

  it.each(jsonEndpoints)('accepts only JSON, up to the size limit: %s', async (_, endpoint) => {
    const token = await getStaffToken();
    const sendBody = (body: BodyInit, type: string) =>
      callApi(fillPath(endpoint, 'x'), {
        method: endpoint.method,
        token,
        body,
        headers: { 'Content-Type': type },
      });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
      const response = await sendBody('{}', type);
      expect([response.status, response.json]).toEqual([415, { error: 'unsupported-media-type' }]);
    }
    const longBody = JSON.stringify({ note: 'x'.repeat(limits.bodyBytes) });
    const response = await sendBody(longBody, 'application/json');
    expect([response.status, response.json]).toEqual([413, { error: 'body-too-large' }]);
  });

  it('reveals no internals', async () => {
    for (const path of ['/api/notes/getAll', '/api/unknown', '/api/staff/session']) {
      const { text } = await callApi(path);
      expect(text).not.toMatch(/node_modules|express|at .+\.js:\d+/iu);
    }
  });

  it('allows no other origin', async () => {
    const { headers } = await callApi('/api/notes/getAll', {
      headers: { Origin: 'https://example.org' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
