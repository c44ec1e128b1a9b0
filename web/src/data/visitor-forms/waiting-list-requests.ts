import type { PlaceRequest } from '@club/domain/waiting-list';
import { callApi } from '../api-client.ts';
import { type AddressOutcome, parseAddress, toAddressOutcome } from './newsletter-address.ts';
import { type LinkOutcome, waitForLinkOutcome } from './newsletter-links.ts';

export { findAddressProblem } from './newsletter-address.ts';

/**
 * Asks the club to write to an e-mail address when a place opens in a full program.
 *
 * @param address a valid address, see `findAddressProblem`
 * @param context the program, the language of the mails, the form's page and the honeypot
 * @throws ApiError if no response arrived
 */
export async function requestPlace(
  address: string,
  context: Omit<PlaceRequest, 'email'>,
): Promise<AddressOutcome> {
  try {
    await callApi('requestPlace', { input: { ...context, email: parseAddress(address) } });
    return 'sent';
  } catch (error) {
    return toAddressOutcome(error);
  }
}

/** Confirms a request by the token of a mailed link. */
export const confirmPlaceRequest = (token: string): Promise<LinkOutcome> =>
  waitForLinkOutcome(callApi('confirmPlaceRequest', { input: { token } }));

/** Leaves the waiting list by the token of a mailed link. */
export const leaveWaitingList = (token: string): Promise<LinkOutcome> =>
  waitForLinkOutcome(callApi('leaveWaitingList', { input: { token } }));
