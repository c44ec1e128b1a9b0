import './functions-environment.ts';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../emulators/ports.ts';
import { root } from '../../emulators/project.ts';
import { startChild } from '../../emulators/run-child.ts';

// Production runs functions-framework instead of the functions emulator. The framework parses and
// refuses bodies before it calls a function.
const abortController = new AbortController();
let origin: string;
let serverOutput = '';

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  const command = join(root, 'node_modules/.bin/functions-framework');
  const options = ['--source=functions', '--signature-type=http'];
  const child = startChild(command, [...options, `--port=${port}`, '--host=127.0.0.1'], {
    output: 'pipe',
    signal: abortController.signal,
    environment: {
      FUNCTION_TARGET: 'api',
      // In production, the function refuses to start with these two variables of the emulators.
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      FUNCTIONS_EMULATOR: undefined,
      NODE_ENV: 'production',
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (serverOutput += chunk.toString()));
  }
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/notes/getAll`)).ok).toBe(true), {
    timeout: 90_000,
    interval: 200,
  });
});
afterAll(() => abortController.abort());

const jsonType = { 'Content-Type': 'application/json' };
const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const zippedType = { ...jsonType, 'Content-Encoding': 'gzip' };
const visitorText = 'words-of-a-visitor@example.org';
const longText = 'x'.repeat(200_000);
const manyFields = Array.from({ length: 2000 }, (_, n) => `field${n}=x`).join('&');

type Headers = Readonly<Record<string, string>>;
/** Sends a body as JSON, unless `headers` say otherwise. Returns the status and the problem. */
async function send(
  path: string,
  body: BodyInit,
  headers: Headers = jsonType,
  method = 'POST',
): Promise<[status: number, problem: unknown]> {
  const options = { method, headers: { Accept: 'application/json', ...headers }, body };
  const response = await fetch(origin + path, options);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
}

describe.each(['/api/email/subscribe', '/api/contact'])('on functions-framework, %s', (path) => {
  it.each<[title: string, headers: Headers, body: BodyInit, status: number, error: string]>([
    ['JSON that is cut short', jsonType, `{"email": "${visitorText}`, 400, 'invalid-body'],
    ['a string in place of an object', jsonType, `"${visitorText}"`, 400, 'invalid-body'],
    ['null in place of an object', jsonType, 'null', 400, 'invalid-body'],
    [
      'an unknown charset',
      { 'Content-Type': 'application/json; charset=x-none' },
      '{"email": "nobody"}',
      ...([415, 'unsupported-media-type'] as const),
    ],
    ['bytes that are not gzip', zippedType, '{}', 415, 'unsupported-media-type'],
    [
      'a small gzip of a large body',
      zippedType,
      gzipSync(Buffer.alloc(5_000_000, ' ')),
      ...([415, 'unsupported-media-type'] as const),
    ],
    ['a form of 2,000 fields', formType, manyFields, 413, 'body-too-large'],
    ['JSON over the size limit', jsonType, `{"email": "${longText}"}`, 413, 'body-too-large'],
    ['a form over the size limit', formType, `email=${longText}`, 413, 'body-too-large'],
  ])('responds to %s with the API’s error', async (_, headers, body, status, error) => {
    expect(await send(path, body, headers)).toMatchObject([status, { error }]);
  });
});

describe('on functions-framework', () => {
  it.each(['/api/%', '/api/%zz', '/api/notes/update/%c0%ae', '/api/history/%ff/x'])(
    'a path that cannot be decoded is not found: %s',
    async (path) => expect(await send(path, '{}')).toEqual([404, { error: 'not-found' }]),
  );

  it('an address without an endpoint is not found, however large the unpacked body', async () => {
    const body = gzipSync(`{"email": "${'x'.repeat(5_000_000)}`);
    expect(await send('/elsewhere', body, zippedType)).toEqual([404, { error: 'not-found' }]);
  });

  it.each(['{', '"x"', `{"note": "${longText}"}`])(
    'a caller without a token gets the same error from a staff endpoint for every body: %.5s',
    async (body) => {
      const refusal = [401, { error: 'unauthenticated' }];
      expect(await send('/api/notes/update/note-1', body, jsonType, 'PUT')).toEqual(refusal);
    },
  );

  it('a wrong method gets 405, whatever the body', async () => {
    const refusal = [405, { error: 'method-not-allowed' }];
    expect(await send('/api/contact', '{', jsonType, 'PUT')).toEqual(refusal);
  });

  it.each([
    ['GET', 404],
    ['POST', 403],
    ['OPTIONS', 404],
  ])('no other site may read the response to %s', async (method, status) => {
    const headers = { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(`${origin}/api/unknown`, { method, headers });
    expect(response.status).toBe(status);
    const names = [...response.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('a visitor without JavaScript gets an error page in their language for a long form', async () => {
    const response = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*;q=0.8' },
      body: new URLSearchParams({ lng: 'en', messages: longText }),
    });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Message not sent');
    expect(page).not.toContain('lang="fr"');
  });

  it('a well-formed body reaches the API, which names the invalid field', async () => {
    const refusal = [400, { error: 'invalid-body', fields: ['email'] }];
    expect(await send('/api/email/subscribe', '{"email": "nobody"}')).toEqual(refusal);
  });

  it('no log contains user input', () => {
    expect(serverOutput).not.toContain(visitorText);
    expect(serverOutput).not.toContain('SyntaxError');
  });
});
