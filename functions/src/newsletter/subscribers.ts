import { domainToASCII } from 'node:url';
import type { Locale } from '@club/domain/locale';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { hashedId } from '../data/keyed-hash.ts';

/** Why we may write to somebody, as the law wants it kept. */
interface Consent {
  /** Which wording stood beside the form. */
  readonly wording: string;
  readonly locale: Locale;
  readonly page: string;
  readonly at: Timestamp;
}

/** A row of the list. The address is gone once its reader has left; the consent stays as proof. */
export interface Subscriber {
  /** `bounced`: confirmed once, but the address does not exist (any more). */
  readonly state: 'pending' | 'confirmed' | 'bounced' | 'unsubscribed';
  readonly email?: string;
  readonly locale: Locale;
  readonly consent: Consent;
  readonly requestedAt: Timestamp;
  readonly confirmedAt?: Timestamp;
  readonly unsubscribedAt?: Timestamp;
  readonly bouncedAt?: Timestamp;
  /** Requests for this address: how many since when, and the latest. */
  readonly asked?: { readonly times: number; readonly since: Timestamp; readonly last: Timestamp };
}

/** The row's id: whoever reads an id learns no address. Both spellings of a domain are one. */
export function subscriberId(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return hashedId('address', `${email.slice(0, at)}@${domainToASCII(domain) || domain}`);
}

export const subscriberRow = (db: Firestore, id: string) => db.doc(`subscribers/${id}`);
export const suppression = (db: Firestore, id: string) => db.doc(`suppressions/${id}`);

/** The row, where there is one. */
export async function findSubscriber(db: Firestore, id: string): Promise<Subscriber | undefined> {
  return (await subscriberRow(db, id).get()).data() as Subscriber | undefined;
}
