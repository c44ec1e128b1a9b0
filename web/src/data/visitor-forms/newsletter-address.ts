import { emailAddress } from '@club/domain/validation/fields';
import type { Locale } from '@club/domain/locale';
import * as v from 'valibot';
import { ApiError, callApi } from '../api-client.ts';
import { cleanTypedAddress } from '@club/domain/validation/typed-address';
import { type Refusal, toRefusal } from './visitor-reason.ts';

/** The outcome of a request about an address: sent, or refused. */
export type AddressOutcome = 'sent' | Refusal;

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
 * Converts an error of the API to an outcome. A response with status 200 is a success, whatever its
 * body (specification, section 7).
 *
 * @throws the error itself if no response arrived
 */
export function toAddressOutcome(error: unknown): AddressOutcome {
  if (!(error instanceof ApiError) || error.status === undefined) throw error;
  const { status, problem } = error;
  if (status === 200) return 'sent';
  return toRefusal(problem);
}

/** The data sent with an address: language, page and honeypot. */
export interface AddressContext {
  /** The language of the mails, and of the recorded consent. */
  readonly lng: Locale;
  /** The page of the form. */
  readonly page?: string;
  /** The honeypot: a request with this hidden field filled in is ignored. */
  readonly website?: string;
}

/** Makes what is sent of a valid address, see `findAddressProblem`. */
export const parseAddress = (address: string): string =>
  v.parse(emailAddress, cleanTypedAddress(address));

async function send(
  name: 'subscribe' | 'unsubscribe',
  address: string,
  context: AddressContext,
): Promise<AddressOutcome> {
  try {
    await callApi(name, { input: { ...context, email: parseAddress(address) } });
    return 'sent';
  } catch (error) {
    return toAddressOutcome(error);
  }
}

/**
 * Requests a subscription to the newsletter (specification, sections 5 and 7).
 *
 * @param address a valid address, see `findAddressProblem`
 * @throws ApiError if no response arrived
 */
export const subscribe = (address: string, context: AddressContext): Promise<AddressOutcome> =>
  send('subscribe', address, context);

/**
 * Unsubscribes an address from the newsletter (specification, sections 5 and 7).
 *
 * @param address a valid address, see `findAddressProblem`
 * @throws ApiError if no response arrived
 */
export const unsubscribe = (address: string, lng: Locale): Promise<AddressOutcome> =>
  send('unsubscribe', address, { lng });
