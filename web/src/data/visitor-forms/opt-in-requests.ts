import type { EndpointName } from '@club/domain/endpoints';
import type { Locale } from '@club/domain/locale';
import { type OptInAction, type OptInPurpose, optIns } from '@club/domain/opt-in';
import { emailAddress } from '@club/domain/validation/fields';
import { cleanTypedAddress } from '@club/domain/validation/typed-address';
import * as v from 'valibot';
import { ApiError, callApi } from '../api-client.ts';
import { type Refusal, toRefusal } from './visitor-reason.ts';

/** The endpoints that take a typed address. */
export type AddressEndpoint =
  (typeof optIns)[OptInPurpose]['endpoints']['request'] | Extract<EndpointName, 'unsubscribe'>;

/** The data sent with an address. */
export interface AddressContext {
  /** The team or group in upper case, for a purpose that has one. */
  readonly program?: string;
  /** The language of the mails, and of the recorded consent. */
  readonly lng: Locale;
  /** The page of the form. */
  readonly page?: string;
  /** The honeypot: a request with this hidden field filled in is ignored. */
  readonly website?: string;
}

/**
 * Checks an address.
 *
 * @param address the address as typed
 * @returns its problem, or undefined if there is none
 */
export function findAddressProblem(
  address: string,
): { readonly email: 'missing' | 'not_an_email' } | undefined {
  if (address.trim() === '') return { email: 'missing' };
  return v.is(emailAddress, cleanTypedAddress(address)) ? undefined : { email: 'not_an_email' };
}

/**
 * Sends an address (specification, sections 5 and 7). A response with status 200 is a success,
 * whatever its body.
 *
 * @param address a valid address, see `findAddressProblem`
 * @throws ApiError if no response arrived
 */
export async function sendAddress(
  endpoint: AddressEndpoint,
  address: string,
  context: AddressContext,
): Promise<'sent' | Refusal> {
  const email = v.parse(emailAddress, cleanTypedAddress(address));
  try {
    await callApi<AddressEndpoint>(endpoint, { input: { ...context, email } });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined) throw error;
    return error.status === 200 ? 'sent' : toRefusal(error.problem);
  }
}

/** `done`, or `refused` if the link is not valid. Any other failure throws. */
export type LinkOutcome = 'done' | 'refused';

/**
 * Sends the token of a mailed link, and returns its outcome.
 *
 * @throws ApiError for any failure except an invalid link
 */
export async function sendMailedToken(
  purpose: OptInPurpose,
  action: OptInAction,
  token: string,
): Promise<LinkOutcome> {
  try {
    await callApi(optIns[purpose].endpoints[action], { input: { token } });
    return 'done';
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.error : '';
    if (code === 'invalid-token' || code === 'invalid-body') return 'refused';
    throw error;
  }
}
