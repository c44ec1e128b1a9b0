import { afterAll, describe, expect, it } from 'vitest';
import { wordings } from '../../functions/src/opt-in/texts.ts';
import { origin } from './http.ts';
import {
  clearSubscribers,
  makeConfirmedSubscriber,
  makeAddress,
  makeCallerHeaders,
  postJson,
  findSubscriber,
  withinOneWindow,
} from './visitor-requests.ts';

afterAll(clearSubscribers);

/** The Accept header of a page load. */
const pageAccept = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** Sends a form as a browser without script does, without following redirects. */
async function submitForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = makeCallerHeaders(),
) {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: pageAccept, ...headers },
    body: new URLSearchParams(fields),
  });
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
}

describe.each([
  ['fr', ''],
  ['en', '/en'],
] as const)('a visitor in %s without script', (lng, prefix) => {
  const redirect = (path: string) => ({ status: 303, location: prefix + path });

  it('subscribes, with a record of their consent, and is redirected to the page after subscribing', async () => {
    const email = makeAddress();
    const fields = { email: ` ${email.toUpperCase()}`, lng, page: '/club', website: '' };
    expect(await submitForm('/api/email/subscribe', fields)).toMatchObject(
      redirect('/newsletter/sent'),
    );
    expect(await findSubscriber(email)).toMatchObject({
      state: 'pending',
      email,
      locale: lng,
      consent: { wording: wordings.newsletter, locale: lng, page: '/club' },
    });
  });

  it('unsubscribes at once, and is redirected to the page after unsubscribing', async () => {
    const email = await makeConfirmedSubscriber(lng);
    expect(await submitForm('/api/email/unsubscribe', { email, lng })).toMatchObject(
      redirect('/newsletter/left'),
    );
    expect(await findSubscriber(email)).toMatchObject({ state: 'unsubscribed' });
  });

  it('writes to the club, and is redirected to the thank-you page', async () => {
    const message = { email: makeAddress(), messages: 'Merci!', lng };
    expect(await submitForm('/api/contact', message)).toMatchObject(redirect('/thankyou'));
  });

  it.each(['/api/email/subscribe', '/api/email/unsubscribe', '/api/contact'])(
    'gets a page with the error of %s, in that language only, with a link back',
    async (path) => {
      const { status, text } = await submitForm(path, { email: 'nobody', lng });
      expect(status).toBe(400);
      expect(text).toContain(`<html lang="${lng}">`);
      expect(text).not.toContain(`lang="${lng === 'fr' ? 'en' : 'fr'}"`);
      const [, backLink = ''] = /<a href="(\/[^"]*)">/u.exec(text) ?? [];
      expect((await fetch(origin + backLink)).status).toBe(200);
    },
  );
});

describe('a form that is sent without script', () => {
  it('redirects to our own pages only', async () => {
    const fields = { email: makeAddress(), lng: 'fr', page: '//example' };
    const { location } = await submitForm('/api/email/subscribe', fields);
    expect(location).toBe('/newsletter/sent');
    const refusedResponse = await submitForm('/api/email/subscribe', {
      email: makeAddress(),
      _next: 'https://example.com/phishing',
    });
    expect([refusedResponse.status, refusedResponse.location]).toEqual([400, null]);
    expect(refusedResponse.text).not.toContain('phishing');
  });

  it('counts toward the same limit as JSON', async () => {
    const email = makeAddress();
    const { status, text } = await withinOneWindow(async () => {
      const caller = makeCallerHeaders();
      const submitSubscription = () =>
        submitForm('/api/email/subscribe', { email, lng: 'en' }, caller);
      for (let n = 0; n < 15; n += 1) {
        expect((await submitSubscription()).status).toBe(303);
        expect((await postJson('/api/email/subscribe', { email }, caller)).status).toBe(200);
      }
      return submitSubscription();
    });
    expect(status).toBe(429);
    expect(text).toContain('We have received too many requests in a short time.');
    expect(text).not.toContain('too-many-requests');
  });

  it('is redirected, but not stored, when a robot filled in the honeypot', async () => {
    const email = makeAddress();
    const { status } = await submitForm('/api/email/subscribe', { email, lng: 'fr', website: 'x' });
    expect(status).toBe(303);
    expect(await findSubscriber(email)).toBeUndefined();
  });
});

describe('a script that sends the newsletter’s requests', () => {
  const headers = { Accept: pageAccept, ...makeCallerHeaders() };

  it.each(['/api/email/subscribe', '/api/email/unsubscribe'])(
    'gets JSON from %s, also for an error, although its Accept header asks for a page',
    async (path) => {
      const accepted = await postJson(path, { email: makeAddress() }, headers);
      expect([accepted.status, accepted.json]).toEqual([200, { ok: true }]);
      const refused = await postJson(path, { email: 'nobody' }, headers);
      const problem = { error: 'invalid-body', fields: ['email'] };
      expect([refused.status, refused.json]).toEqual([400, problem]);
    },
  );

  it('gets JSON also for a form, when it requests JSON', async () => {
    const json = { Accept: 'application/json', ...makeCallerHeaders() };
    const { status, text } = await submitForm(
      '/api/email/subscribe',
      { email: makeAddress() },
      json,
    );
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }]);
  });
});
