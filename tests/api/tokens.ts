import { getAuth } from 'firebase-admin/auth';
import { getAdminApp } from './admin.ts';

const emulator = 'http://127.0.0.1:9099';

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

async function postToAuth(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${emulator}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(method: string, body: unknown): Promise<Tokens> {
  const answer = await postToAuth(`identitytoolkit.googleapis.com/v1/accounts:${method}`, body);
  return { idToken: String(answer['idToken']), refreshToken: String(answer['refreshToken']) };
}

const signInWithGoogle = (email: string): Promise<Tokens> => {
  // The demo accounts' own Google ids: another id would take an account over.
  const sub = `demo-${email.replace(/@.*/u, '')}`;
  const identity = JSON.stringify({ sub, email, email_verified: true });
  return signIn('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(identity)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
};

/** A real ID token of the Auth emulator for a verified Google account. */
export const makeGoogleToken = async (email: string): Promise<string> =>
  (await signInWithGoogle(email)).idToken;

/**
 * A token of a verified Google account, but for these claims. The Auth emulator's tokens are not
 * signed, so nothing tells that this one was not issued so.
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

/** A token of the Google account at a moment when its address was not verified. */
export async function makeUnverifiedToken(email: string): Promise<string> {
  const { refreshToken } = await signInWithGoogle(email);
  const auth = getAuth(getAdminApp());
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: false });
  const { id_token } = await postToAuth('securetoken.googleapis.com/v1/token', {
    grantType: 'refresh_token',
    refreshToken,
  });
  await auth.updateUser(uid, { emailVerified: true });
  return String(id_token);
}

/** A token of an account with this address that signed in with a password, not through Google. */
export async function makePasswordToken(email: string): Promise<string> {
  await signInWithGoogle(email);
  const auth = getAuth(getAdminApp());
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { password: 'not-a-secret', emailVerified: true });
  return (await signIn('signInWithPassword', { email, password: 'not-a-secret' })).idToken;
}

/** A token whose session was ended by its owner or by the club. */
export async function makeRevokedToken(email: string): Promise<string> {
  const token = await makeGoogleToken(email);
  const auth = getAuth(getAdminApp());
  const { uid } = await auth.getUserByEmail(email);
  // Revocation counts in whole seconds: one that falls into the token's own second changes nothing.
  const issuedClaims = JSON.parse(atob(token.split('.')[1] ?? '')) as { auth_time: number };
  await waitUntil((issuedClaims.auth_time + 1) * 1000);
  await auth.revokeRefreshTokens(uid);
  return token;
}

/** Waits for a moment of the clock, which the revocation's granularity asks for. */
async function waitUntil(instant: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(() => resolve(undefined), Math.max(0, instant - Date.now()));
  await promise;
}
