import { getAuth } from 'firebase-admin/auth';
import { getAdminApp } from './admin.ts';

const authOrigin = 'http://127.0.0.1:9099';

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
}

async function postToAuth(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`${authOrigin}/${path}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator responded: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(method: string, body: unknown): Promise<Tokens> {
  const response = await postToAuth(`identitytoolkit.googleapis.com/v1/accounts:${method}`, body);
  return { idToken: String(response['idToken']), refreshToken: String(response['refreshToken']) };
}

const signInWithGoogle = (email: string): Promise<Tokens> => {
  // The Google ids of the demo accounts. Another id would replace the account.
  const sub = `demo-${email.replace(/@.*/u, '')}`;
  const identity = JSON.stringify({ sub, email, email_verified: true });
  return signIn('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(identity)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
};

/** Makes an ID token of the Auth emulator for a verified Google account. */
export const makeGoogleToken = async (email: string): Promise<string> =>
  (await signInWithGoogle(email)).idToken;

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

/** Makes a token of a Google account whose address is not verified when the token is issued. */
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

/** Makes a token of an account with this address that signed in with a password. */
export async function makePasswordToken(email: string): Promise<string> {
  await signInWithGoogle(email);
  const auth = getAuth(getAdminApp());
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { password: 'not-a-secret', emailVerified: true });
  return (await signIn('signInWithPassword', { email, password: 'not-a-secret' })).idToken;
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

/** Waits until an instant. */
async function waitUntil(instant: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(() => resolve(undefined), Math.max(0, instant - Date.now()));
  await promise;
}
