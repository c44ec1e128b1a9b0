import { ApiError, callApi } from '../api-client.ts';

/** `done`, or `refused` if the link is not valid. Any other failure throws. */
export type LinkOutcome = 'done' | 'refused';

/**
 * Waits for a request with a link's token, and returns its outcome.
 *
 * @throws the error of the request, unless the link is invalid
 */
export async function waitForLinkOutcome(call: Promise<unknown>): Promise<LinkOutcome> {
  try {
    await call;
    return 'done';
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.error : '';
    if (code === 'invalid-token' || code === 'invalid-body') return 'refused';
    throw error;
  }
}

/** Confirms a subscription by the token of a mailed link. */
export const confirmSubscription = (token: string): Promise<LinkOutcome> =>
  waitForLinkOutcome(callApi('confirmSubscription', { input: { token } }));

/** Ends a subscription by the token of a mailed link. */
export const unsubscribeByLink = (token: string): Promise<LinkOutcome> =>
  waitForLinkOutcome(callApi('unsubscribeByLink', { input: { token } }));
