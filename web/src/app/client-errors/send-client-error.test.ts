import { clientErrorSchema } from '@club/domain/client-error';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://www.example.org';
const sendRequest = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

/** Starts a visit of the contact page. `browser` overrides properties of `navigator`. */
function startVisit(browser: object = {}) {
  vi.stubGlobal('location', { origin, pathname: '/en/contact' });
  vi.stubGlobal('navigator', { onLine: true, doNotTrack: null, ...browser });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: () => ({ src: `${origin}/assets/index-B_x1.js` }),
  });
  vi.stubGlobal('ErrorEvent', class extends Event {});
  vi.stubGlobal('PromiseRejectionEvent', class extends Event {});
  vi.stubGlobal('fetch', sendRequest);
  // Each visit loads the script again.
  vi.resetModules();
  return import('./send-client-error.ts');
}

const makeError = (message: string) =>
  Object.assign(new Error(message), { stack: `f@${origin}/assets/Ab-1.js:1:20` });

beforeEach(() => {
  sendRequest.mockClear();
});

it('sends a report that the server accepts, with a cleaned message', async () => {
  const { sendClientError } = await startVisit();
  await sendClientError(makeError('no mail to ana@example.org'));
  const [address, options] = sendRequest.mock.lastCall ?? [];
  expect(address).toBe('/api/errors');
  expect(options).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  const body: unknown = JSON.parse(options?.body as string);
  expect(body).toEqual({
    kind: 'render',
    message: 'Error: no mail to (address)',
    script: 'Ab-1.js',
    line: 1,
    column: 20,
    page: '/contact',
    locale: 'en',
    version: 'index-B_x1.js',
  });
  expect(v.is(clientErrorSchema, body)).toBe(true);
});

it('sends each error once, and at most five errors per visit', async () => {
  const { sendClientError } = await startVisit();
  await sendClientError(makeError('first'));
  await sendClientError(makeError('first'));
  expect(sendRequest).toHaveBeenCalledOnce();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await sendClientError(makeError(name));
  expect(sendRequest).toHaveBeenCalledTimes(5);
});

it.each([
  ['without a network', { onLine: false }],
  ['with Do Not Track', { doNotTrack: '1' }],
  ['with Global Privacy Control', { globalPrivacyControl: true }],
])('sends nothing %s', async (_, browser) => {
  const { sendClientError } = await startVisit(browser);
  await sendClientError(makeError('first'));
  expect(sendRequest).not.toHaveBeenCalled();
});

it('never rejects, even if a report cannot be made or sent', async () => {
  const { sendClientError } = await startVisit();
  sendRequest.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sendClientError(makeError('first'));
  const brokenError = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no property');
      },
    },
  );
  await sendClientError(brokenError);
  expect(sendRequest).toHaveBeenCalledOnce();
});

it('waits six seconds before it reports a missing script, because the page may reload', async () => {
  const { sendClientError } = await startVisit();
  vi.useFakeTimers();
  const message = 'Importing a module script failed.';
  void sendClientError(Object.assign(new TypeError(message), { stack: '' }));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sendRequest).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sendRequest).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
