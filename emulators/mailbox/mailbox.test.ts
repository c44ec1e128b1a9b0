import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { ReceivedMail } from './received-mail.ts';

// Any ports, because the site may run during this test.
const anyPort = { host: '127.0.0.1', port: 0 };
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox({ smtp: anyPort, web: anyPort });
});
afterAll(() => mailbox.close());

const address = () => `http://127.0.0.1:${mailbox.webPort}`;
const send = (to: string, subject: string) =>
  createTransport({ host: '127.0.0.1', port: mailbox.smtpPort }).sendMail({
    from: 'club@example.org',
    to,
    subject,
    text: 'Bonjour <b>&</b>, à lundi!',
  });

it('serves a mail sent over SMTP as JSON for tests and on a page for people', async () => {
  await send('parent@example.org', 'Horaire d’été');
  const response = await fetch(`${address()}/mails?to=parent@example.org`);
  const [mail] = (await response.json()) as ReceivedMail[];
  expect(mail).toMatchObject({ subject: 'Horaire d’été', to: ['parent@example.org'] });
  const page = await (await fetch(address())).text();
  expect(page).toContain('Horaire d’été');
  expect(page).toContain('Bonjour &lt;b&gt;&amp;&lt;/b&gt;, à lundi!');
});

it.each([
  ['no-such-mailbox@example.org', 550],
  ['full-mailbox@example.org', 452],
])('rejects %s as a mail host would', async (to, responseCode) => {
  await expect(send(to, 'Refused')).rejects.toMatchObject({ responseCode });
});
