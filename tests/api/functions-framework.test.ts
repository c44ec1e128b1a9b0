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
const visitorText = 'words-of-a-visitor@example.org';

const manyFields = Array.from({ length: 2000 }, (_, n) => `field${n}=x`).join('&');
const jsonBody = JSON.stringify({ email: 'nobody' });

interface BodyCase {
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly error: string;
}
const bodyCases: Record<string, BodyCase> = {
  'JSON that is cut short': {
    headers: jsonType,
    body: `{"email": "${visitorText}`,
    status: 400,
    error: 'invalid-body',
  },
  'a string in place of an object': {
    headers: jsonType,
    body: `"${visitorText}"`,
    status: 400,
    error: 'invalid-body',
  },
  'null in place of an object': {
    headers: jsonType,
    body: 'null',
    status: 400,
    error: 'invalid-body',
  },
  'an unknown charset': {
    headers: { 'Content-Type': 'application/json; charset=x-none' },
    body: jsonBody,
    status: 415,
    error: 'unsupported-media-type',
  },
  'bytes that are not gzip': {
    headers: { ...jsonType, 'Content-Encoding': 'gzip' },
    body: jsonBody,
    status: 415,
    error: 'unsupported-media-type',
  },
  'a small gzip of a large body': {
    headers: { ...jsonType, 'Content-Encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(5_000_000, ' ')),
    status: 415,
    error: 'unsupported-media-type',
  },
  'a form of 2,000 fields': {
    headers: formType,
    body: manyFields,
    status: 413,
    error: 'body-too-large',
  },
  'JSON over the size limit': {
    headers: jsonType,
    body: `{"email": "${'x'.repeat(200_000)}"}`,
    status: 413,
    error: 'body-too-large',
  },
  'a form over the size limit': {
    headers: formType,
    body: `email=${'x'.repeat(200_000)}`,
    status: 413,
    error: 'body-too-large',
  },
};

describe.each(['/api/email/subscribe', '/api/contact'])('on functions-framework, %s', (path) => {
  it.each(Object.entries(bodyCases))(
    'responds to %s with the API’s error',
    async (_, { headers, body, status, error }) => {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { Accept: 'application/json', ...headers },
        body,
      });
      expect([response.status, await response.json()]).toMatchObject([status, { error }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('on functions-framework', () => {
  it.each(['/api/%', '/api/%zz', '/api/notes/update/%c0%ae', '/api/history/%ff/x'])(
    'a path that cannot be decoded is not found: %s',
    async (path) => {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: jsonType,
        body: '{}',
      });
      expect([response.status, await response.json()]).toEqual([404, { error: 'not-found' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('an address without an endpoint is not found, however large the unpacked body', async () => {
    const response = await fetch(`${origin}/elsewhere`, {
      method: 'POST',
      headers: { ...jsonType, 'Content-Encoding': 'gzip' },
      body: gzipSync(`{"email": "${'x'.repeat(5_000_000)}`),
    });
    expect([response.status, await response.json()]).toEqual([404, { error: 'not-found' }]);
  });

  it('a caller without a token gets the same error from a staff endpoint for every body', async () => {
    for (const body of ['{', '"x"', `{"note": "${'x'.repeat(200_000)}"}`]) {
      const response = await fetch(`${origin}/api/notes/update/note-1`, {
        method: 'PUT',
        headers: jsonType,
        body,
      });
      expect([response.status, await response.json()]).toEqual([401, { error: 'unauthenticated' }]);
    }
  });

  it('a wrong method gets 405 and Allow, whatever the body', async () => {
    const response = await fetch(`${origin}/api/contact`, {
      method: 'PUT',
      headers: jsonType,
      body: '{',
    });
    expect([response.status, await response.json()]).toEqual([
      405,
      { error: 'method-not-allowed' },
    ]);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('a visitor without JavaScript gets an error page in their language for a long form', async () => {
    const body = new URLSearchParams({ lng: 'en', messages: 'x'.repeat(200_000) });
    const response = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { Accept: 'text/html,*/*;q=0.8' },
      body,
    });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Message not sent');
    expect(page).not.toContain('lang="fr"');
  });

  it('a well-formed body reaches the API, which names the invalid field', async () => {
    const response = await fetch(`${origin}/api/email/subscribe`, {
      method: 'POST',
      headers: jsonType,
      body: jsonBody,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'invalid-body', fields: ['email'] },
    ]);
  });

  it('no log contains user input', () => {
    expect(serverOutput).not.toContain(visitorText);
    expect(serverOutput).not.toContain('SyntaxError');
  });
});
