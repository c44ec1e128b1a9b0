import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from './api.ts';

vi.mock('./mail/report-incomplete-mail-settings.ts', () => ({
  reportIncompleteMailSettings: () => undefined,
}));

let server: Server;
let origin: string;
beforeAll(async () => {
  // The framework's type says that `rawBody` may be missing, but its server always sets it.
  http('api', api as HttpFunction);
  server = getTestServer('api');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

// The emulator adds its own CORS headers. So this test runs the function in the Functions
// Framework, the server that production uses.
it.each([
  ['GET', 404, 'not-found'],
  ['POST', 403, 'forbidden'],
  ['OPTIONS', 404, 'not-found'],
])('lets no other site read the response to %s', async (method, status, error) => {
  const headers = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' };
  const response = await fetch(`${origin}/api/unknown`, { method, headers });
  expect([response.status, await response.json()]).toEqual([status, { error }]);
  const names = [...response.headers.keys()];
  expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
