import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Handlers } from '../request/handler.ts';
import { ApiProblem } from '../runtime/problem.ts';

let server: Server | undefined;
let logError: MockInstance<typeof logger.error>;
beforeEach(() => {
  logError = vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => {
  server?.close();
});

/** Sends a request to the app inside another Express app, as the platform runs it. */
async function sendRequest(
  handlers: Handlers,
  path: string,
  options: RequestInit = {},
): Promise<Response> {
  server?.close();
  const app = express().use(createApp(handlers));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server = createServer(app).listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, options);
}

const makeFailingHandlers = (error: Error): Handlers => ({
  listNotes: () => Promise.reject(error),
});

describe('a response of the API', () => {
  it('has no X-Powered-By header', async () => {
    const { headers } = await sendRequest({}, '/api/unknown');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('contains only the code of an unexpected error, and the log omits its message', async () => {
    const response = await sendRequest(
      makeFailingHandlers(new Error('secret-detail at /srv\n    secret-detail at a second line')),
      '/api/notes/getAll',
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'internal' });
    expect(logError).toHaveBeenCalledOnce();
    const logText = JSON.stringify(logError.mock.calls);
    expect(logText).not.toContain('secret-detail');
    expect(logText).toContain('app.test.ts');
  });

  it('is 503 with Retry-After while the database does not respond', async () => {
    const unavailable = Object.assign(new Error('no connection'), { code: 14 });
    const response = await sendRequest(makeFailingHandlers(unavailable), '/api/notes/getAll');
    expect([response.status, await response.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(response.headers.get('retry-after')).toBe('10');
  });

  it('contains the newer row of a conflict', async () => {
    const conflict = new ApiProblem('conflict', { current: { _id: 'note-1' } });
    const response = await sendRequest(makeFailingHandlers(conflict), '/api/notes/getAll');
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'conflict', current: { _id: 'note-1' } },
    ]);
  });

  it('is 404 for a path that cannot be decoded', async () => {
    const response = await sendRequest({}, '/api/notes/update/%zz', { method: 'PUT' });
    expect([response.status, await response.json()]).toEqual([404, { error: 'not-found' }]);
  });

  it('names every method that a path accepts', async () => {
    const response = await sendRequest({}, '/api/history/x/restore', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
  });

  it.each(['PROPFIND', 'REPORT', 'PUT', 'MKCALENDAR'])(
    'tells a calendar app that a feed is only read: %s',
    async (method) => {
      const response = await sendRequest({}, '/api/calendar/u15.ics', { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.headers.get('dav')).toBeNull();
    },
  );

  it('names the methods of a path that can be read to OPTIONS', async () => {
    const response = await sendRequest({}, '/api/calendar/u15.ics', { method: 'OPTIONS' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    const options = { method: 'OPTIONS' };
    expect((await sendRequest({}, '/api/contact', options)).status).toBe(405);
    expect((await sendRequest({}, '/api/unknown', options)).status).toBe(404);
  });

  it('is cached for visitors, never for signed-in callers', async () => {
    const listHandlers: Handlers = {
      listNotes: () => Promise.resolve({ body: [], cacheControl: 'public, max-age=60' }),
    };
    const visitor = await sendRequest(listHandlers, '/api/notes/getAll');
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=60');
    expect(visitor.headers.get('vary')).toBe('Authorization');
    const headers = { Authorization: 'Bearer x' };
    const staff = await sendRequest(listHandlers, '/api/notes/getAll', { headers });
    expect(staff.headers.get('cache-control')).toBe('no-store');
    expect(staff.headers.get('vary')).toBe('Authorization');
  });

  it('is not cached if the endpoint responds with an error', async () => {
    const { headers } = await sendRequest({}, '/api/notes/getAll');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a write that a page of another site sends', () => {
  const path = '/api/email/unsubscribe';
  const own = { 'X-Forwarded-Host': 'www.example.org' };

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'https://www.example.org.evil.example' },
    { Origin: 'null' },
    { Origin: 'https://www.example.org', 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused: %j', async (headers) => {
    const response = await sendRequest({}, path, {
      method: 'POST',
      headers: { ...own, ...headers },
    });
    expect([response.status, await response.json()]).toEqual([403, { error: 'forbidden' }]);
  });

  // The app has no handlers here, so it responds with 501 to a request that it accepts.
  it.each([
    {},
    { Origin: 'https://www.example.org' },
    { Origin: 'https://club.example.org' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ])('is not seen in the headers %j', async (headers) => {
    vi.stubEnv('SITE_ORIGIN', 'https://club.example.org');
    const { status } = await sendRequest({}, path, {
      method: 'POST',
      headers: { ...own, ...headers },
    });
    expect(status).toBe(501);
  });
});
