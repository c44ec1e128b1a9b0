import { afterAll, describe, expect, it } from 'vitest';
import { consentWording } from '../../functions/src/newsletter/texts.ts';
import { origin } from './http.ts';
import { clearList, makeReader, newAddress, newCaller, post, rowOf } from './readers.ts';

afterAll(clearList);

/** What browsers say they accept when they load a page. */
const asPage = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Sends a form as a browser without script does, and follows nothing. */
async function submit(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = newCaller(),
) {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: asPage, ...headers },
    body: new URLSearchParams(fields),
  });
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
}

const pages = {
  fr: { sent: '/newsletter/sent', left: '/newsletter/left' },
  en: { sent: '/en/newsletter/sent', left: '/en/newsletter/left' },
} as const;

describe.each(['fr', 'en'] as const)('a reader of %s without script', (lng) => {
  it('subscribes, with the same consent record, and is led to a page that says so', async () => {
    const email = newAddress();
    const fields = { email: ` ${email.toUpperCase()}`, lng, page: '/club', website: '' };
    const { status, location } = await submit('/api/email/subscribe', fields);
    expect([status, location]).toEqual([303, pages[lng].sent]);
    expect(await rowOf(email)).toMatchObject({
      state: 'pending',
      email,
      locale: lng,
      consent: { wording: consentWording, locale: lng, page: '/club' },
    });
  });

  it('unsubscribes at once, and is led to a page that says so', async () => {
    const email = await makeReader(lng);
    const { status, location } = await submit('/api/email/unsubscribe', { email, lng });
    expect([status, location]).toEqual([303, pages[lng].left]);
    expect(await rowOf(email)).toMatchObject({ state: 'unsubscribed' });
  });

  it('writes to the club, and is thanked', async () => {
    const message = { email: newAddress(), messages: 'Merci!', lng };
    const { status, location } = await submit('/api/contact', message);
    expect([status, location]).toEqual([303, { fr: '/thankyou', en: '/en/thankyou' }[lng]]);
  });

  it.each(['/api/email/subscribe', '/api/email/unsubscribe', '/api/contact'])(
    'reads why %s refused the form, in that language alone, with a way back',
    async (path) => {
      const { status, text } = await submit(path, { email: 'nobody', lng });
      expect(status).toBe(400);
      expect(text).toContain(`<html lang="${lng}">`);
      expect(text).not.toContain(`lang="${lng === 'fr' ? 'en' : 'fr'}"`);
      const [, back = ''] = /<a href="(\/[^"]*)">/u.exec(text) ?? [];
      expect((await fetch(origin + back)).status).toBe(200);
    },
  );
});

describe('a form that is sent without script', () => {
  it('leads to our own pages only, whatever it says', async () => {
    const fields = { email: newAddress(), lng: 'fr', page: '//example' };
    const { location } = await submit('/api/email/subscribe', fields);
    expect(location).toBe('/newsletter/sent');
    const refused = await submit('/api/email/subscribe', {
      email: newAddress(),
      _next: 'https://example.com/phishing',
    });
    expect([refused.status, refused.location]).toEqual([400, null]);
    expect(refused.text).not.toContain('phishing');
  });

  it('counts toward the same limit as JSON does', async () => {
    const caller = newCaller();
    const email = newAddress();
    const ask = () => submit('/api/email/subscribe', { email, lng: 'en' }, caller);
    for (let n = 0; n < 15; n += 1) {
      expect((await ask()).status).toBe(303);
      expect((await post('/api/email/subscribe', { email }, caller)).status).toBe(200);
    }
    const { status, text } = await ask();
    expect(status).toBe(429);
    expect(text).toContain('We have received too many requests in a short time.');
    expect(text).not.toContain('too-many-requests');
  });

  it('is thanked, and not heard, where a robot filled in the hidden field', async () => {
    const email = newAddress();
    const { status } = await submit('/api/email/subscribe', { email, lng: 'fr', website: 'x' });
    expect(status).toBe(303);
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('a program that calls the newsletter with JSON', () => {
  it.each(['/api/email/subscribe', '/api/email/unsubscribe'])(
    'gets 200 and JSON from %s, whatever it accepts',
    async (path) => {
      const response = await fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { Accept: asPage, 'Content-Type': 'application/json', ...newCaller() },
        body: JSON.stringify({ email: newAddress() }),
      });
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      const refused = await fetch(origin + path, {
        method: 'POST',
        headers: { Accept: asPage, 'Content-Type': 'application/json', ...newCaller() },
        body: JSON.stringify({ email: 'nobody' }),
      });
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { error: 'invalid-body', fields: ['email'] },
      ]);
    },
  );

  it('gets JSON for a form as well, where it asks for JSON', async () => {
    const { status, text } = await submit(
      '/api/email/subscribe',
      { email: newAddress() },
      { Accept: 'application/json', ...newCaller() },
    );
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }]);
  });
});
