import { CommandError } from '../../emulators/command-error.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { openGoogleApi } from '../google/google-session.ts';

/** A client of Google's interfaces that can only read. */
export type GoogleReader = Pick<GoogleApi, 'read'>;

/** The reason of the errors of `makeRefusingReader`. Google has no such reason. */
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
