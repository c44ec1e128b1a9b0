import { createRequire } from 'node:module';
import { CommandError } from '../../emulators/command-error.ts';
import { root } from '../../emulators/project.ts';
import { createGoogleApi, type GoogleApi, type GoogleReader } from './google-api.ts';
import { GoogleError } from './google-error.ts';

interface Account {
  readonly user: { readonly email: string };
}
interface Auth {
  readonly selectAccount: (account: undefined, root: string) => Account | undefined;
  readonly setActiveAccount: (options: object, account: object) => void;
  /** Whether `firebase login` gave the token. With other credentials it is false. */
  readonly loggedIn: () => boolean;
}
interface RequireAuth {
  readonly requireAuth: (options: object) => Promise<string | null>;
}
interface ApiV2 {
  readonly getAccessToken: () => Promise<string>;
}

/** The account that is logged in, with its access tokens. */
export interface GoogleSession {
  readonly account: string;
  readonly getToken: () => Promise<string>;
}

/**
 * Uses the log-in of firebase-tools: `firebase login`, or the credentials of a workflow. The
 * internal modules of firebase-tools may change, so its version is pinned.
 *
 * @throws CommandError where nobody is logged in
 */
export async function getGoogleSession(): Promise<GoogleSession> {
  const load = createRequire(import.meta.url);
  const auth = load('firebase-tools/lib/auth') as Auth;
  // `setActiveAccount` writes the account into these options, and `requireAuth` reads it there.
  const options = {};
  const selectedAccount = auth.selectAccount(undefined, root);
  if (selectedAccount) auth.setActiveAccount(options, selectedAccount);
  const { requireAuth } = load('firebase-tools/lib/requireAuth') as RequireAuth;
  let account: string | null;
  try {
    account = await requireAuth(options);
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new CommandError(`Nobody is logged in at Google. Run: npx firebase login${reason}`);
  }
  const { getAccessToken } = load('firebase-tools/lib/apiv2') as ApiV2;
  const getToken = async () => {
    // `getAccessToken` renews only tokens of `firebase login`. For others, `requireAuth` does it.
    if (!auth.loggedIn()) await requireAuth(options);
    return getAccessToken();
  };
  return { account: account ?? '', getToken };
}

/**
 * Opens Google's interfaces with the log-in of firebase-tools.
 *
 * @throws CommandError where nobody is logged in
 */
export async function openGoogleApi(
  quotaProject: string,
  signal: AbortSignal,
): Promise<{ readonly account: string; readonly google: GoogleApi }> {
  const { account, getToken } = await getGoogleSession();
  return { account, google: createGoogleApi({ getToken, signal, quotaProject }) };
}

/** The reason in the errors of `makeRefusingReader`. It is ours: Google sends none of this name. */
export const missingLogin = 'MISSING_LOGIN';

/** Makes a reader that refuses every read with a message, for a person who is not logged in. */
export const makeRefusingReader = (message: string): GoogleReader => ({
  read: () => Promise.reject(new GoogleError(message, 0, missingLogin)),
});

/**
 * Opens Google's interfaces for reading. If nobody is logged in, every read is refused with the
 * remedy.
 *
 * @throws any other error of firebase-tools
 */
export async function openGoogleReader(
  quotaProject: string,
  signal: AbortSignal,
): Promise<{ readonly account: string; readonly google: GoogleReader }> {
  try {
    return await openGoogleApi(quotaProject, signal);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { account: '', google: makeRefusingReader(error.message) };
  }
}
