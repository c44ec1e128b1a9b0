import { randomUUID } from 'node:crypto';
import { identity } from '@club/about/identity';
import { describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import { callApi, origin } from './http.ts';
import { listMailsTo, waitForMail } from './mailbox.ts';
import { makeAddress, makeCallerHeaders, withinOneWindow } from './visitor-requests.ts';

const clubAddress = identity.email;
const subject = 'New Message from Contact Us Page';

/** The fields of the form in the specification, including the hidden ones. */
const makeMessage = (changes: Record<string, string> = {}) => ({
  full_name: 'Élodie Tremblay',
  phone: '514-555-0167',
  email: makeAddress('elodie'),
  messages: `Bonjour!\nUne question (${randomUUID()}).`,
  _next: `${origin}/thankyou`,
  _captcha: 'false',
  _subject: subject,
  ...changes,
});

/** Sends the form as a browser does, without following redirects. */
async function submitForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      ...makeCallerHeaders(),
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
}
const thanks = { status: 303, location: '/thankyou' };

const listMessagesFrom = async (email: string) =>
  (await getDatabase().collection('messages').where('email', '==', email).get()).docs.map((one) =>
    one.data(),
  );

describe('a visitor who writes to the club', () => {
  it('is redirected to the thank-you page, and the club can reply from its mailbox', async () => {
    const message = makeMessage();
    expect(await submitForm(message)).toMatchObject(thanks);
    await waitForMail(clubAddress, subject);
    const { full_name, phone, email, messages } = message;
    expect(await listMessagesFrom(email)).toEqual([
      expect.objectContaining({ full_name, phone, email, messages }),
    ]);
    const findMail = async () =>
      (await listMailsTo(clubAddress)).find(({ replyTo }) => replyTo.includes(email));
    await expect
      .poll(findMail, { timeout: 90_000 })
      .toMatchObject({ subject, text: expect.stringContaining(messages) as unknown });
  });

  it('sends one message, however often they press the button', async () => {
    const message = makeMessage();
    for (let times = 0; times < 3; times += 1) expect((await submitForm(message)).status).toBe(303);
    expect(await listMessagesFrom(message.email)).toHaveLength(1);
  });

  it.each([
    'https://example.com/phishing',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '/admin',
    'http://127.0.0.1:5000@example.com/thankyou',
  ])('is redirected to our own page, whatever page the form names: %s', async (_next) => {
    const message = makeMessage({ _next, _subject: 'Bcc: all@x.org' });
    expect(await submitForm(message)).toMatchObject(thanks);
  });

  it('gets JSON when a script requests it', async () => {
    const { status, text } = await submitForm(makeMessage(), { Accept: 'application/json' });
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }]);
  });

  it('may also send JSON', async () => {
    const headers = { ...makeCallerHeaders(), Accept: 'application/json' };
    const options = { method: 'POST', json: makeMessage(), headers };
    expect(await callApi('/api/contact', options)).toMatchObject({ json: { ok: true } });
  });

  it('is redirected even if they are a robot, but then nothing is stored', async () => {
    const message = makeMessage({ website: 'https://example.org' });
    expect((await submitForm(message)).status).toBe(303);
    expect(await listMessagesFrom(message.email)).toEqual([]);
  });
});

// Other characters that programs add are in domain/validation/pasted-text.test.ts.
it('a message with two telephone numbers, with marks of their direction, is stored as it is', async () => {
  const phone = '\u202a514-555-0100\u202c ou (bureau) \u202a514-555-0101\u202c poste 12';
  const message = makeMessage({ phone });
  expect(await submitForm(message)).toMatchObject(thanks);
  expect(await listMessagesFrom(message.email)).toMatchObject([{ phone }]);
});

describe('an invalid message', () => {
  it.each([
    ['has only blanks as its text', { messages: ' \n ' }, 'messages'],
    ['has no contact details', { email: '', phone: '' }, 'email'],
    [
      'has an invalid e-mail address',
      { email: 'elodie@example.org\r\nBcc: all@example.org' },
      'email',
    ],
    ['has a line break in the name', { full_name: 'Élodie\r\nBcc: all@example.org' }, 'full_name'],
    ['is too long', { messages: 'x'.repeat(5001) }, 'messages'],
    ['has an unknown field', { _cc: 'all@example.org' }, '_cc'],
  ] as const)('is refused with the name of the field when it %s', async (_, changes, field) => {
    const { status, text } = await submitForm(makeMessage(changes), { Accept: 'application/json' });
    expect([status, JSON.parse(text)]).toEqual([400, { error: 'invalid-body', fields: [field] }]);
  });

  it('without a language gets an error page in both languages, in a browser without script', async () => {
    const { status, text } = await submitForm(makeMessage({ messages: '' }));
    expect(status).toBe(400);
    expect(text).toContain('<h1>Message non envoyé</h1>');
    expect(text).toContain('<h2>Message not sent</h2>');
    expect(text).not.toContain('invalid-body');
  });
});

it('the eleventh request of one caller is refused, and strangers who write in somebody’s name do not stop them', async () => {
  const message = makeMessage();
  const statuses = await withinOneWindow(async () => {
    const headers = { ...makeCallerHeaders(), Accept: 'application/json' };
    const responses: Awaited<ReturnType<typeof submitForm>>[] = [];
    for (let n = 0; n < 11; n += 1) responses.push(await submitForm(message, headers));
    return responses.map(({ status }) => status);
  });
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  // The same responses as for an address that nobody has written from.
  for (const email of [message.email, makeAddress()]) {
    for (let n = 0; n < 7; n += 1) {
      const strangersMessage = { ...message, email, messages: `Encore ${n}` };
      const { status } = await submitForm(strangersMessage, { Accept: 'application/json' });
      expect(status).toBe(200);
    }
  }
});
