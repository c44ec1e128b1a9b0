import { CommandError } from '../../emulators/command-error.ts';
import { createGoogleApi } from '../google/google-api.ts';
import { type GoogleSession, getGoogleSession } from '../google/google-session.ts';
import type { DoctorContext } from './context.ts';
import { makeGoogleReader, makeRefusingReader } from './google-reader.ts';

/**
 * Opens Google's interfaces for reading. If nobody is logged in, every read is refused with the
 * remedy.
 *
 * @throws any other error of firebase-tools
 */
export async function openGoogle(
  quotaProject: string,
  signal: AbortSignal,
): Promise<Pick<DoctorContext, 'account' | 'google'>> {
  let session: GoogleSession;
  try {
    session = await getGoogleSession();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { account: '', google: makeRefusingReader(error.message) };
  }
  const { account, getToken } = session;
  return {
    account,
    google: makeGoogleReader(createGoogleApi({ getToken, signal, quotaProject })),
  };
}
