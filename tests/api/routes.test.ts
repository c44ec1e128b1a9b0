import { endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { limits } from '@club/domain/limits';
import { describe, expect, it } from 'vitest';
import { fillPath } from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { callAsStaff } from './identities.ts';

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
    const { method } = endpoint;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
      const headers = { 'Content-Type': type };
      const response = await callAsStaff(fillPath(endpoint, 'x'), { method, headers, body: '{}' });
      expect([response.status, response.json]).toEqual([415, { error: 'unsupported-media-type' }]);
    }
    const json = { note: 'x'.repeat(limits.bodyBytes) };
    const response = await callAsStaff(fillPath(endpoint, 'x'), { method, json });
    expect([response.status, response.json]).toEqual([413, { error: 'body-too-large' }]);
  });

  it('reveals no internals', async () => {
    for (const path of ['/api/notes/getAll', '/api/unknown', '/api/staff/session']) {
      const { text } = await callApi(path);
      expect(text).not.toMatch(/node_modules|express|at .+\.js:\d+/iu);
    }
  });
});

describe('the health endpoint', () => {
  const readHealth = async (forwardedHeader: string) => {
    const headers = { 'X-Forwarded-For': forwardedHeader };
    const response = await callApi(endpoints.getHealth.path, { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return response.json;
  };

  // Hosting's emulator appends no address. The test adds the last entries as production would.
  it.each([
    ['their own address', '203.0.113.9'],
    ['no address that they have added', '198.51.100.1, 203.0.113.9'],
    ['no address that they have added, through Hosting', '198.51.100.1, 203.0.113.9, 66.249.93.1'],
  ])('shows visitors the version and %s', async (_, chain) => {
    const caller = '203.0.113.9';
    expect(await readHealth(chain)).toEqual({ ok: true, version: 'development', caller });
  });
});
