import { describe, expect, it } from 'vitest';
import { callApi } from './http.ts';
import {
  findSubscriber,
  makeAddress,
  makeCallerHeaders,
  postJson,
  subscribe,
} from './visitor-requests.ts';

const refusal = [400, { error: 'invalid-body', fields: ['email'] }];

// domain/validation/fields.test.ts has every invalid address.
describe.each(['/api/email/subscribe', '/api/email/unsubscribe', '/api/waiting-list'])(
  '%s',
  (path) => {
    it.each<unknown>([
      ...['parent@example.org\r\nBcc: all@example.org', 'Parent <parent@example.org>', 'parent'],
      ...[null, 7, [], ['parent@example.org'], { $ne: '' }],
    ])('refuses the address %j', async (email) => {
      const body = { email, ...(path.endsWith('list') && { program: 'U13' }) };
      const { status, json } = await postJson(path, body);
      expect([status, json]).toEqual(refusal);
    });
  },
);

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
      expect([path, status, json]).toEqual([path, ...refusal]);
    }
    // Nothing is mailed to an address that unsubscribes.
    expect((await postJson('/api/email/unsubscribe', { email })).status).toBe(200);
  },
);

it('a valid address is refused in a text/plain body, and in a request from another site', async () => {
  const path = '/api/email/subscribe';
  const email = makeAddress();
  // `fetch` sends a string as text/plain. Another site's page could do so without a CORS preflight.
  const body = JSON.stringify({ email });
  const textResponse = await callApi(path, { method: 'POST', headers: makeCallerHeaders(), body });
  expect([textResponse.status, textResponse.json]).toEqual([
    415,
    { error: 'unsupported-media-type' },
  ]);
  const headers = { ...makeCallerHeaders(), 'Sec-Fetch-Site': 'cross-site' };
  const crossSiteResponse = await postJson(path, { email }, headers);
  expect([crossSiteResponse.status, crossSiteResponse.json]).toEqual([403, { error: 'forbidden' }]);
  expect(await findSubscriber(email)).toBeUndefined();
});
