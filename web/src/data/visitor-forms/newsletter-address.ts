import { emailAddress } from '@club/domain/validation/fields';
import type { Locale } from '@club/domain/locale';
import * as v from 'valibot';
import { ApiError, callApi } from '../api-client.ts';
import { toVisitorReason, type VisitorReason } from './visitor-reason.ts';

/** How a request about an address ended: sent, or refused for a reason. */
export type AddressOutcome = 'sent' | { readonly reason: VisitorReason };

/**
 * Checks an address.
 *
 * @param address the address as it was typed
 * @returns what is wrong with it, or undefined when nothing is
 */
export function findAddressProblem(
  address: string,
): { readonly email: 'missing' | 'not_an_email' } | undefined {
  if (address.trim() === '') return { email: 'missing' };
  return v.is(emailAddress, address) ? undefined : { email: 'not_an_email' };
}

/** 200 is success, whatever its body says (specification, section 7). */
function toAddressOutcome(error: unknown): AddressOutcome {
  if (!(error instanceof ApiError) || error.status === undefined) throw error;
  return error.status === 200 ? 'sent' : { reason: toVisitorReason(error.problem.error) };
}

/** What goes with an address: who reads, where from, and the field only programs fill in. */
export interface AddressContext {
  /** The language of the mails to come, and of the consent that is recorded. */
  readonly lng: Locale;
  /** The page the form stood on. */
  readonly page?: string;
  /** A field nobody sees; a program that fills it in is not heard. */
  readonly website?: string;
}

async function send(
  name: 'subscribe' | 'unsubscribe',
  address: string,
  context: AddressContext,
): Promise<AddressOutcome> {
  try {
    await callApi(name, { input: { ...context, email: v.parse(emailAddress, address) } });
    return 'sent';
  } catch (error) {
    return toAddressOutcome(error);
  }
}

/**
 * Asks for the newsletter (specification, sections 5 and 7).
 *
 * @param address an address that `findAddressProblem` finds nothing wrong with
 * @throws ApiError when no answer came
 */
export const subscribe = (address: string, context: AddressContext): Promise<AddressOutcome> =>
  send('subscribe', address, context);

/**
 * Takes an address off the newsletter (specification, sections 5 and 7).
 *
 * @param address an address that `findAddressProblem` finds nothing wrong with
 * @throws ApiError when no answer came
 */
export const unsubscribe = (address: string, lng: Locale): Promise<AddressOutcome> =>
  send('unsubscribe', address, { lng });
