import { setTimeout as delay } from 'node:timers/promises';
import { getAuth } from 'firebase-admin/auth';
import { getAdminApp } from './admin.ts';

const authOrigin = 'http://127.0.0.1:9099';

/** Makes an ID token of the Auth emulator for a verified Google account. */
export async function makeGoogleToken(email: string): Promise<string> {
  // The Google ids of the demo accounts. Another id would replace the account.
  const sub = `demo-${email.replace(/@.*/u, '')}`;
  const identity = JSON.stringify({ sub, email, email_verified: true });
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
  const response = await fetch(`${authOrigin}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      postBody: `id_token=${encodeURIComponent(identity)}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    }),
  });
  if (!response.ok) throw new Error(`The Auth emulator responded: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}

/**
 * Makes a token of a verified Google account with changed claims. The Auth emulator's tokens are
 * unsigned, so the changed one is valid.
 */
export async function makeTokenWithClaims(
  email: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [head = '', payload = ''] = (await makeGoogleToken(email)).split('.');
  const issuedClaims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changedClaims = Buffer.from(JSON.stringify({ ...issuedClaims, ...claims })).toString(
    'base64url',
  );
  return `${head}.${changedClaims}.`;
}

/** Makes a token and revokes its session. */
export async function makeRevokedToken(email: string): Promise<string> {
  const token = await makeGoogleToken(email);
  const auth = getAuth(getAdminApp());
  const { uid } = await auth.getUserByEmail(email);
  // Revocation has a precision of one second, so it must happen a second after the sign-in.
  const issuedClaims = JSON.parse(atob(token.split('.')[1] ?? '')) as { auth_time: number };
  await waitUntil((issuedClaims.auth_time + 1) * 1000);
  await auth.revokeRefreshTokens(uid);
  return token;
}

/** Waits until an instant. A timer may end a few milliseconds early. */
async function waitUntil(instant: number): Promise<void> {
  while (Date.now() < instant) await delay(instant - Date.now());
}
