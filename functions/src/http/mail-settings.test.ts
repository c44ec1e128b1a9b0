import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handlers } from './handlers.ts';
import { createApp } from './app.ts';

// The guard has its own test; here it accepts everyone.
vi.mock('./guard.ts', () => ({
  requireAccess: () => Promise.resolve({ uid: 'a', email: 'staff@example.org', name: 'Staff' }),
}));
// The test has no database to read the switch from. Here writes are never stopped.
vi.mock('../store/switches.ts', () => ({ requireWritesAllowed: () => Promise.resolve() }));
vi.mock('firebase-functions', () => ({ logger: { error: vi.fn(), warn: vi.fn() } }));

const completeSettings = {
  HASH_KEY: 'a-key-for-this-test-alone-0123456789',
  MAIL_HOST: 'smtp.example.org',
  SITE_ORIGIN: 'https://club.example.org',
  POSTAL_ADDRESS: '1, rue de l’Exemple',
};
let server: Server;
beforeEach(() => {
  for (const [name, value] of Object.entries(completeSettings)) vi.stubEnv(name, value);
});
afterEach(() => server.close());

async function postJson(path: string, body: object): Promise<[status: number, body: unknown]> {
  const app = createApp(handlers);
  server = createServer((request, response) => {
    // The app expects a parsed body. In production `interceptRequests` parses it.
    Object.assign(request, { body, _body: true });
    app(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => resolve(undefined));
  await promise;
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return [response.status, await response.json()];
}
const issue = { subject: 'a', subject_fr: 'a', text: 'a', text_fr: 'a' };

it.each(['MAIL_HOST', 'SITE_ORIGIN', 'HASH_KEY'])(
  'accepts no subscription and no message while %s is not set',
  async (name) => {
    vi.stubEnv(name, '');
    const refusal = [503, { error: 'no-mail-host' }];
    const email = 'parent@example.org';
    expect(await postJson('/api/email/subscribe', { email })).toEqual(refusal);
    expect(await postJson('/api/contact', { email, messages: 'Hello' })).toEqual(refusal);
  },
);

it.each([
  '/api/email/unsubscribe-link',
  '/api/email/one-click/a',
  '/api/waiting-list/leave',
  '/api/waiting-list/one-click/a',
])(
  'checks the token of %s without a mail host, and is unavailable without the hash key',
  async (path) => {
    vi.stubEnv('MAIL_HOST', '');
    expect(await postJson(path, { token: 'a' })).toEqual([400, { error: 'invalid-token' }]);
    server.close();
    vi.stubEnv('HASH_KEY', '');
    expect(await postJson(path, { token: 'a' })).toEqual([503, { error: 'unavailable' }]);
  },
);

it.each(['me', 'readers'])(
  'sends no issue to the audience “%s” without a postal address',
  async (audience) => {
    vi.stubEnv('POSTAL_ADDRESS', '');
    const refusal = [409, { error: 'no-postal-address' }];
    expect(await postJson('/api/newsletter/send', { ...issue, audience })).toEqual(refusal);
  },
);

it.each(['', ' '])('accepts no subscription while the postal address is %j', async (address) => {
  vi.stubEnv('POSTAL_ADDRESS', address);
  const refusal = [409, { error: 'no-postal-address' }];
  expect(await postJson('/api/email/subscribe', { email: 'parent@example.org' })).toEqual(refusal);
});
