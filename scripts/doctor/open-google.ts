import { createGoogleApi } from '../google/google-api.ts';
import { type GoogleSession, getGoogleSession } from '../google/google-session.ts';
import type { DoctorContext } from './context.ts';
import { makeGoogleReader, makeRefusingReader } from './google-reader.ts';

const hint = 'nobody is logged in to Google, run: npx firebase login';

/** Opens Google's interfaces for reading. If nobody is logged in, every read is refused. */
export async function openGoogle(
  quotaProject: string,
  signal: AbortSignal,
): Promise<Pick<DoctorContext, 'account' | 'google'>> {
  let session: GoogleSession;
  try {
    session = await getGoogleSession();
  } catch {
    return { account: '', google: makeRefusingReader(hint) };
  }
  const { account, getToken } = session;
  return {
    account,
    google: makeGoogleReader(createGoogleApi({ getToken, signal, quotaProject })),
  };
}
