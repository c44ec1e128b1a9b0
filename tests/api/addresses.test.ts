import { describe, expect, it } from 'vitest';
import { database } from './admin.ts';
import { call } from './http.ts';
import { newAddress, newCaller, post, subscribe } from './readers.ts';
import { repeat } from './repeat.ts';

const controls = ['\r', '\n', '\0', '\t', '\u007f', '\u0085', '\u2028', '\u2029'];
const invisible = ['\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u061c', '\ud800'];
const marks = [',', ';', ':', '<', '>', '"', '(', ')', '[', ']', '\\', ' ', '@'];
const hostile: unknown[] = [
  ...[...controls, ...invisible, ...marks].flatMap((mark) => [
    `par${mark}ent@example.org`,
    `parent@exam${mark}ple.org`,
  ]),
  ...['\r\n', '%0d%0a', '\n', '\r'].map((end) => `parent@example.org${end}Bcc: all@example.org`),
  ...['', ' ', 'parent', '@', 'parent@', '@example.org', 'parent@example', 'parent@.org'],
  ...['parent@example..org', 'parent@-example.org', 'parent@example-.org', 'parent@example.org.'],
  ...['Parent <parent@example.org>', 'mailto:parent@example.org', 'a@example.org b@example.org'],
  ...[`${'a'.repeat(65)}@example.org`, `a@${'b.'.repeat(130)}org`, 'a'.repeat(60_000)],
  ...[null, 7, true, [], ['parent@example.org'], {}, { $ne: '' }],
];

describe('an address that is none', () => {
  it('is refused with 400, by both forms, and nothing is kept of it', async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(80);
    const earlier = (await database().collection('subscribers').count().get()).data().count;
    const answers = await repeat(hostile.length, (n) =>
      post(`/api/email/${n % 2 ? 'subscribe' : 'unsubscribe'}`, { email: hostile[n] }),
    );
    for (const [n, { status, json }] of answers.entries()) {
      expect([status, json], JSON.stringify(hostile[n])).toEqual([
        400,
        { error: 'invalid-body', fields: ['email'] },
      ]);
    }
    const now = (await database().collection('subscribers').count().get()).data().count;
    expect(now).toBe(earlier);
  });

  it.each([
    "d'arcy+u15@gym.example.org",
    'info@xn--cole-montral-hhbg.example.org',
    'élodie@école-montréal.example.org',
  ])('is not: %s', async (email) => {
    expect((await subscribe(email)).status).toBe(200);
  });

  it('comes with a body that is neither JSON nor a form, or from a page of another site', async () => {
    const path = '/api/email/subscribe';
    // As text, which another site's page could send without asking.
    const body = JSON.stringify({ email: newAddress() });
    const text = await call(path, { method: 'POST', headers: newCaller(), body });
    expect([text.status, text.json]).toEqual([415, { error: 'unsupported-media-type' }]);
    const headers = { ...newCaller(), 'Sec-Fetch-Site': 'cross-site' };
    const foreign = await post(path, { email: newAddress() }, headers);
    expect([foreign.status, foreign.json]).toEqual([403, { error: 'forbidden' }]);
  });
});
