import { describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { makeAddress, makeCallerHeaders, postJson, subscribe } from './visitor-requests.ts';
import { runInBatches } from './run-in-batches.ts';

const controlCharacters = ['\r', '\n', '\0', '\t', '\u007f', '\u0085', '\u2028', '\u2029'];
const invisibleCharacters = [
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u061c',
  '\ud800',
];
const reservedMarks = [',', ';', ':', '<', '>', '"', '(', ')', '[', ']', '\\', ' ', '@'];
const invalidAddresses: unknown[] = [
  ...[...controlCharacters, ...invisibleCharacters, ...reservedMarks].flatMap((mark) => [
    `par${mark}ent@example.org`,
    `parent@exam${mark}ple.org`,
  ]),
  ...['\r\n', '%0d%0a', '\n', '\r'].map((end) => `parent@example.org${end}Bcc: all@example.org`),
  ...['', ' ', 'parent', '@', 'parent@', '@example.org', 'parent@example', 'parent@.org'],
  ...['.parent@example.org', 'parent.@example.org', 'par..ent@example.org'],
  ...['parent@example..org', 'parent@-example.org', 'parent@example-.org', 'parent@example.org.'],
  ...['Parent <parent@example.org>', 'mailto:parent@example.org', 'a@example.org b@example.org'],
  ...[`${'a'.repeat(65)}@example.org`, `a@${'b.'.repeat(130)}org`, 'a'.repeat(60_000)],
  ...[null, 7, true, [], ['parent@example.org'], {}, { $ne: '' }],
];

describe('invalid addresses', () => {
  it('are refused with 400 and not stored, half of them by each of the two forms', async () => {
    expect(invalidAddresses.length).toBeGreaterThanOrEqual(80);
    const countBefore = (await getDatabase().collection('subscribers').count().get()).data().count;
    const responses = await runInBatches(invalidAddresses.length, (n) =>
      postJson(`/api/email/${n % 2 ? 'subscribe' : 'unsubscribe'}`, { email: invalidAddresses[n] }),
    );
    for (const [n, { status, json }] of responses.entries()) {
      expect([status, json], JSON.stringify(invalidAddresses[n])).toEqual([
        400,
        { error: 'invalid-body', fields: ['email'] },
      ]);
    }
    const countAfter = (await getDatabase().collection('subscribers').count().get()).data().count;
    expect(countAfter).toBe(countBefore);
  });
});

it.each([
  "d'arcy+u15@gym.example.org",
  'info@xn--cole-montral-hhbg.example.org',
  'elodie@école-montréal.example.org',
])('the subscription form accepts the address %s', async (email) => {
  expect((await subscribe(email)).status).toBe(200);
});

it.each(['élodie@example.org', 'o’connor@example.org', '用户@example.org'])(
  'each form refuses %s at its field, because the local mail host does not offer SMTPUTF8',
  async (email) => {
    const requests: readonly (readonly [path: string, body: object])[] = [
      ['/api/email/subscribe', { email }],
      ['/api/waiting-list', { email, program: 'U13' }],
      ['/api/contact', { email, messages: 'Bonjour' }],
    ];
    for (const [path, body] of requests) {
      const headers = { ...makeCallerHeaders(), Accept: 'application/json' };
      const { status, json } = await postJson(path, body, headers);
      expect([path, status, json]).toEqual([
        path,
        400,
        { error: 'invalid-body', fields: ['email'] },
      ]);
    }
    // Nothing is mailed to an address that unsubscribes.
    expect((await postJson('/api/email/unsubscribe', { email })).status).toBe(200);
  },
);

it('a valid address is refused in a text/plain body, and in a request from another site', async () => {
  const path = '/api/email/subscribe';
  // `fetch` sends a string as text/plain. Another site's page could do so without a CORS preflight.
  const body = JSON.stringify({ email: makeAddress() });
  const textResponse = await callApi(path, { method: 'POST', headers: makeCallerHeaders(), body });
  expect([textResponse.status, textResponse.json]).toEqual([
    415,
    { error: 'unsupported-media-type' },
  ]);
  const headers = { ...makeCallerHeaders(), 'Sec-Fetch-Site': 'cross-site' };
  const crossSiteResponse = await postJson(path, { email: makeAddress() }, headers);
  expect([crossSiteResponse.status, crossSiteResponse.json]).toEqual([403, { error: 'forbidden' }]);
});
