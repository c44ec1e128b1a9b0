import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { node, root } from '../../../emulators/project.ts';
import { demoName } from '../../../environments/read-environment.ts';
import { allLiveChecks } from '../../check-live/site-checks.ts';
import { getExpectedSite, liveCheckTimeoutMs, runLiveChecks } from '../../check-live/live-check.ts';
import { getDatabase } from '../../../tests/api/admin.ts';
import { type Fault, type FaultySite, openFaultySite } from './faulty-site.ts';

let site: FaultySite;
beforeAll(async () => {
  site = await openFaultySite();
});
afterEach(() => site.setFaults([]));
afterAll(() => site.close());

/** Runs all checks against an address, and returns the failures as `title: message`. */
async function listFailures(address: string, timeoutMs = liveCheckTimeoutMs) {
  const expectedSite = getExpectedSite(demoName, { address, commit: undefined });
  const results = await runLiveChecks(allLiveChecks, expectedSite, timeoutMs);
  expect(results).toHaveLength(10);
  return results.filter(({ isOk }) => !isOk).map(({ title, message }) => `${title}: ${message}`);
}

const changeText = (request: string, pattern: string | RegExp, replacement: string): Fault => ({
  request,
  change: ({ text }) => ({ text: text.replace(pattern, replacement) }),
});
const changeStatus = (request: string, status: number, text = ''): Fault => ({
  request,
  change: () => ({ status, text }),
});

const removeHeader = (request: string, name: string): Fault => ({
  request,
  change: ({ headers }) => {
    headers.delete(name);
    return { headers };
  },
});

/** The faults for each check, by its title, with a part of the message that the check reports. */
const faults: Readonly<Record<string, readonly (readonly [Fault, string])[]>> = {
  Home: [
    [changeText('GET /en', '<html lang="en"', '<html lang="fr"'), '/en is not in its language'],
    [changeText('GET /', /http:[^"]*:runQuery/u, 'http://127.0.0.1:9/'), '127.0.0.1:9 did not'],
    [changeText('GET /', /<h1[^]*<\/h1>/u, ''), '/ has no main heading'],
  ],
  'A program and its price': [
    [changeText('GET /api/programs/all', /"cost":"[^"]+"/u, '"cost":""'), 'no price in both'],
    [changeStatus('GET /en/program/u15', 404), '/en/program/u15 responds with 404'],
  ],
  Registration: [
    [changeStatus('GET /registration-form', 500), 'registration-form responds with 500'],
    [
      changeText('GET /en/registration', /href="[^"]*registration-form"/gu, ''),
      '/en/registration does not link to',
    ],
  ],
  'Schedule, note and calendar': [
    [changeText('GET /api/calendar/all.ics', 'END:VCALENDAR', ''), 'is not a whole calendar'],
    [changeText('GET /schedule', '"notes":', '"others":'), 'does not read the list notes'],
  ],
  'Contact form': [
    [changeStatus('POST /api/contact', 200, '{"ok":true}'), 'responds to an empty'],
    [changeText('GET /en/contact', 'action="/api/contact"', ''), 'the contact page has no form'],
  ],
  Newsletter: [
    [
      changeStatus('POST /api/email/subscribe', 503, '{"error":"writes-stopped"}'),
      '/api/email/subscribe responds to an empty',
    ],
  ],
  'An unknown page': [
    [changeStatus('GET /no-such-page', 200), '/no-such-page responds with 200, not 404'],
    [changeStatus('GET /api/no-such-endpoint', 404, '<html>'), 'not the API’s own 404'],
  ],
  'Security and caching': [
    [removeHeader('GET /sw.js', 'content-security-policy'), '/sw.js has other headers'],
    [removeHeader('GET /en', 'cache-control'), '/en has other headers than its settings: cache'],
  ],
  'The release': [
    [
      changeText('GET /api/health', 'development', '0123456789ab'),
      'the functions are commit 0123456789ab, not development',
    ],
    [
      changeText('GET /shell', /\/assets\/index/gu, '/assets/older'),
      'the home page and the app shell are of different builds',
    ],
  ],
  'Sign-in of staff': [
    [changeStatus('GET /api/staff/session', 200, '{}'), 'responds to a stranger with 200'],
    [changeStatus('GET /admin', 404), '/admin responds with 404'],
  ],
};

describe('the checks after a release', () => {
  it('find nothing wrong with the site as it was built, and store nothing', async () => {
    const countDocuments = async () => {
      const names = ['messages', 'outbox', 'subscribers', 'rateLimits', 'clientErrors'];
      const counts = names.map(
        async (name) => (await getDatabase().collection(name).count().get()).data().count,
      );
      return Promise.all(counts);
    };
    const countsBefore = await countDocuments();
    expect(await listFailures(site.origin)).toEqual([]);
    expect(await countDocuments()).toEqual(countsBefore);
    const nonGetRequests = site.requests.filter((request) => !request.startsWith('GET '));
    expect(new Set(nonGetRequests)).toEqual(
      new Set(
        ['/api/contact', '/api/email/subscribe'].flatMap((path) =>
          ['{}', 'lng=fr', 'lng=en'].map((body) => `POST ${path} ${body}`),
        ),
      ),
    );
  });

  // Round n breaks each check by the fault n of its list, if there is one.
  it.each([0, 1, 2])('report each fault of round %i in its own check', async (round) => {
    const roundFaults = Object.keys(allLiveChecks).flatMap((title) => {
      const [fault, message] = faults[title]?.[round] ?? [];
      return fault === undefined ? [] : [{ fault, title, message: message ?? '' }];
    });
    site.setFaults(roundFaults.map(({ fault }) => fault));
    const failures = await listFailures(site.origin);
    expect(failures).toHaveLength(roundFaults.length);
    for (const [index, { title, message }] of roundFaults.entries()) {
      expect(failures[index]).toContain(`${title}: `);
      expect(failures[index]).toContain(message);
    }
  });

  it('are all tested with faults by this file', () => {
    expect(Object.keys(faults)).toEqual(Object.keys(allLiveChecks));
  });

  it('all report that a dead address does not respond', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const failures = await listFailures(`http://127.0.0.1:${port}`);
    expect(failures).toHaveLength(10);
    for (const failure of failures) {
      expect(failure).toContain(`127.0.0.1:${port} did not respond`);
    }
  });

  it('all end after their timeout if the address never responds', async () => {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const failures = await listFailures(`http://127.0.0.1:${port}`, 300);
    expect(failures.map((failure) => failure.split(': ')[1])).toEqual(
      Array(10).fill('did not finish within 0.3 s'),
    );
    server.close();
  });
});

describe('npm run check:live', () => {
  const runCommand = (...args: string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(node, ['operations/check-live.ts', ...args], { cwd: root }, (error, output) =>
        resolve({ code: error?.code ?? 0, output }),
      );
    });

  it('prints a line for each check, and ends with 1 if one has failed', async () => {
    expect(await runCommand(demoName)).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^(?:✓ [^\n]+\n){10}\nAll 10 checks have passed\.\n$/u,
      ) as string,
    });
    site.setFaults([changeStatus('GET /registration-form', 500)]);
    expect(await runCommand(demoName, '--address', site.origin)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /\n✗ Registration: the form \S+ responds with 500\n[^]*\n1 of 10 checks have failed\.\n$/u,
      ) as string,
    });
  });
});
