import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { suiteFolder } from '../../emulators/suite.ts';
import { getStaffToken } from '../api/identities.ts';
import { callApi } from '../api/http.ts';
import {
  subscribeAndReadToken,
  makeAddress,
  makeCallerHeaders,
  postJson,
} from '../api/visitor-requests.ts';

/** The Auth emulator's two log lines about an account's event. Production has no such lines. */
const authEmulatorLine =
  /^.*\[apiv2\]\[body\].*(?:providers\/firebase\.auth|google\.firebase\.auth\.user\.v2).*$/gmu;

/** The Firestore emulator names this author in every trigger event. */
const emulatedAuthor = /\bfake-auth-id@gmail\.com\b/gu;

/** Reads the logs of the emulators and the functions, without what only the emulators add. */
const readLogs = () =>
  readdirSync(suiteFolder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(suiteFolder, name), 'utf8'))
    .join('\n')
    .replace(authEmulatorLine, '')
    .replace(emulatedAuthor, '');

/** Patterns of personal data that no log may contain. */
const personalDataPatterns = {
  'an e-mail address': /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/giu,
  'a telephone number': /\b514[-. ]?555[-. ]?\d{4}\b/gu,
  'a sign-in token': /\beyJ[\w-]{10,}\.[\w-]+\./gu,
  // A one-click path must contain its token, which Hosting logs.
  "a link's token": /(?<!one-click\/)\b[0-9a-f]{40}\.\w+\.[\w-]{43}/gu,
};

/** Runs after all other tests. Checks their logs, and those of a few more requests. */
it('the logs contain no personal data of visitors, readers or staff', async () => {
  const email = makeAddress('logged');
  // A text that occurs nowhere else, so the logs have it only if they contain the message.
  const messageText = `words-${email.slice(7, 15)}`;
  const token = await subscribeAndReadToken(email);
  await postJson('/api/email/confirm', { token });
  await postJson('/api/email/subscribe', { email: `${email}\r\nBcc: all` });
  await postJson('/api/email/unsubscribe', { email });
  await postJson('/api/contact', {
    full_name: messageText,
    phone: '514-555-0199',
    email,
    messages: messageText,
  });
  await postJson('/api/waiting-list', { email, program: 'U16' });
  for (const path of ['/api/mail/queue', '/api/messages'])
    await callApi(path, { token: await getStaffToken(), headers: makeCallerHeaders() });
  await callApi('/api/mail/queue', { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.x' });
  const log = await vi.waitFor(
    () => {
      const text = readLogs();
      expect(text.split('"kind":"contact"').length).toBeGreaterThan(1);
      return text;
    },
    { timeout: 90_000, interval: 100 },
  );
  expect(log).toContain('POST /api/email/unsubscribe');
  expect(log).toContain('request refused');
  expect(log).not.toContain(messageText);
  for (const [kind, pattern] of Object.entries(personalDataPatterns)) {
    expect([...new Set(log.match(pattern))], kind).toEqual([]);
  }
});
