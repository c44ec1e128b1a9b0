import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Handlers } from '../request/handler.ts';

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

describe('a response of the API', () => {
  it('has no X-Powered-By header', async () => {
    const { headers } = await sendRequest({}, '/api/unknown');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('contains only the code of an unexpected error, and the log omits its message', async () => {
    const error = new Error('secret-detail at /srv\n    secret-detail at a second line');
    const handlers: Handlers = { listNotes: () => Promise.reject(error) };
    const response = await sendRequest(handlers, '/api/notes/getAll');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ error: 'internal' });
    expect(logError).toHaveBeenCalledOnce();
    const logText = JSON.stringify(logError.mock.calls);
    expect(logText).not.toContain('secret-detail');
    expect(logText).toContain('app.test.ts');
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
