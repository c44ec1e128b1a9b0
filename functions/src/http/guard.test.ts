import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import http, { createServer, type IncomingMessage, type Server } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Request } from 'express';
import { deleteApp, getApp, initializeApp } from 'firebase-admin/app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requireStaff } from './guard.ts';

// This test uses no Auth emulator, so the Admin SDK checks signatures as in production. A local
// server replaces Google's certificates and account list.
const project = 'demo-trois-rives';
const staffAddress = 'staff@example.org';
const googleKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = googleKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const keyId = 'google-1';
const getNowSeconds = () => Math.floor(Date.now() / 1000);

/** The account that Google returns. A case may change it. */
let account: object;
let server: Server;
let requestSpy: { mockImplementation: (to: typeof https.request) => unknown };

/** Makes a stub of `https.request`, which sends the requests for Google to a local server. */
const makeRequestStub = (port: number) =>
  ((options: RequestOptions, onResponse: (response: IncomingMessage) => void) => {
    const { method, path, headers } = options;
    return http.request({ method, path, headers, host: '127.0.0.1', port }, onResponse);
  }) as typeof https.request;

beforeAll(async () => {
  vi.stubEnv('STAFF_ADDRESSES', `${staffAddress},another@example.org`);
  expect(process.env['FIREBASE_AUTH_EMULATOR_HOST']).toBeUndefined();
  server = createServer((request, response) => {
    const isCertificateRequest = request.url?.startsWith('/robot/v1/metadata/x509/') === true;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify(isCertificateRequest ? { [keyId]: publicKey } : { users: [account] }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  requestSpy = vi.spyOn(https, 'request').mockImplementation(makeRequestStub(port));
  initializeApp({
    projectId: project,
    credential: { getAccessToken: () => Promise.resolve({ access_token: 'x', expires_in: 3600 }) },
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await deleteApp(getApp());
  server.close();
});
afterEach(() => {
  account = { localId: 'staff-1', email: staffAddress };
});
account = { localId: 'staff-1', email: staffAddress };

const makePayload = () => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'staff-1',
  auth_time: getNowSeconds() - 60,
  iat: getNowSeconds() - 60,
  exp: getNowSeconds() + 3540,
  email: staffAddress,
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
});

const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
type Signer = (text: string) => string;
const makeSigner =
  (key: typeof googleKeys): Signer =>
  (text) =>
    sign('RSA-SHA256', Buffer.from(text), key.privateKey).toString('base64url');

function makeToken(
  changes: object = {},
  header: object = {},
  signer = makeSigner(googleKeys),
): string {
  const head = encodePart({ alg: 'RS256', typ: 'JWT', kid: keyId, ...header });
  const text = `${head}.${encodePart({ ...makePayload(), ...changes })}`;
  return `${text}.${signer(text)}`;
}

const requireStaffByToken = (token: string) =>
  requireStaff({ get: () => `Bearer ${token}` } as unknown as Request);

/** Signs with Google's public key as a shared secret, a known attack on JWTs. */
const signWithPublicKey: Signer = (text) =>
  createHmac('sha256', publicKey).update(text).digest('base64url');

it('accepts a token that Google signed for a staff member', async () => {
  await expect(requireStaffByToken(makeToken())).resolves.toMatchObject({
    uid: 'staff-1',
    email: staffAddress,
  });
});

describe('refuses an invalid token', () => {
  it.each<[what: string, token: () => string]>([
    ['without a signature', () => makeToken({}, { alg: 'none', kid: undefined }, () => '')],
    ['unsigned, naming a key', () => makeToken({}, { alg: 'none' }, () => '')],
    ['with its signature removed', () => makeToken({}, {}, () => '')],
    ['signed by somebody else', () => makeToken({}, {}, makeSigner(otherKeys))],
    ['signed with the public key', () => makeToken({}, { alg: 'HS256' }, signWithPublicKey)],
    ['signed with an unknown key', () => makeToken({}, { kid: 'other' })],
    [
      'changed after it was signed',
      () => makeToken().replace(/\.[^.]+\./u, `.${encodePart({ ...makePayload(), name: 'x' })}.`),
    ],
    ['that is not JSON', () => makeToken().replace(/\.[^.]+\./u, '.e30x.')],
    ['of another project', () => makeToken({ aud: 'demo-other' })],
    ['of another issuer', () => makeToken({ iss: 'https://securetoken.google.com/demo-other' })],
    [
      'that has expired',
      () => makeToken({ iat: getNowSeconds() - 7200, exp: getNowSeconds() - 3600 }),
    ],
    ['without a subject', () => makeToken({ sub: '' })],
    ['of a sign-in eight days ago', () => makeToken({ auth_time: getNowSeconds() - 8 * 86_400 })],
    ['without the time of the sign-in', () => makeToken({ auth_time: undefined })],
    ['whose sign-in time is not a number', () => makeToken({ auth_time: String(getNowSeconds()) })],
    ['that is not a token', () => 'garbage'],
    ['that consists of dots', () => '...'],
  ])('%s', async (_, token) => {
    await expect(requireStaffByToken(token())).rejects.toMatchObject({
      body: { error: 'unauthenticated' },
    });
  });
});

describe('refuses a token that Google signed', () => {
  it.each<[what: string, changes: object]>([
    ['for an outsider', { email: 'outsider@example.org' }],
    ['for an unverified address', { email_verified: false }],
    ['for a sign-in by password', { firebase: { sign_in_provider: 'password' } }],
    ['whose address is a list with a staff address', { email: [staffAddress] }],
    ['whose address is an object', { email: { toLowerCase: staffAddress } }],
    ['without an address', { email: undefined }],
    ['without a provider', { firebase: undefined }],
  ])('%s', async (_, changes) => {
    await expect(requireStaffByToken(makeToken(changes))).rejects.toMatchObject({
      body: { error: 'forbidden' },
    });
  });

  it('for a session that was ended', async () => {
    account = { localId: 'staff-1', email: staffAddress, validSince: String(getNowSeconds()) };
    await expect(requireStaffByToken(makeToken())).rejects.toMatchObject({
      body: { error: 'unauthenticated' },
    });
  });

  it('for an account that was disabled', async () => {
    account = { localId: 'staff-1', email: staffAddress, disabled: true };
    await expect(requireStaffByToken(makeToken())).rejects.toMatchObject({
      body: { error: 'unauthenticated' },
    });
  });
});

it('responds with “unavailable”, even to staff, while Google does not respond', async () => {
  // The date is a day ahead, so that no cached certificate is valid. Nothing listens on port 1.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });
  requestSpy.mockImplementation(makeRequestStub(1));
  await expect(requireStaffByToken(makeToken())).rejects.toMatchObject({
    body: { error: 'unavailable' },
  });
});
