import { logWarning } from '../log-warning.ts';

const timeoutMs = 10_000;

/**
 * Notifies another service of a sign-in (specification, section 7): POST with `{ "token": … }`,
 * the Firebase ID token. The sign-in does not wait for the request, and ignores its failure.
 *
 * @param address the service's address (the setting `tokenSync`); empty if there is none
 */
export async function sendSignInToken(address: string, token: string): Promise<void> {
  if (address === '') return;
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
      credentials: 'omit',
      // The request completes even after the page closes.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (status >= 400) logWarning('The notification of a sign-in was refused', status);
  } catch (error) {
    logWarning('The notification of a sign-in could not be sent', error);
  }
}
