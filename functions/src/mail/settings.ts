import type { MailSender } from '@club/domain/newsletter';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { isHashKeySet } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';

// Each environment sets all parameters (environments/render/function-parameters.ts).
const host = defineString('MAIL_HOST', {
  description: 'The SMTP host that sends the club’s mail. Empty: the forms respond with 503.',
});
const port = defineInt('MAIL_PORT', { description: 'Its port: 465 or 587' });
const user = defineString('MAIL_USER', { description: 'Its user name' });
const from = defineString('MAIL_FROM', {
  description: 'The sender’s address; its domain must allow the host (SPF, DKIM)',
});
const perMinute = defineInt('MAIL_PER_MINUTE', {
  description: 'The most mails a minute the host takes from us: see its contract. 0: no limit.',
});
const origin = defineString('SITE_ORIGIN', {
  description: 'The site’s address, https://… without a slash at its end: where mailed links lead',
});
const postalAddress = defineString('POSTAL_ADDRESS', {
  description: 'The sender’s postal address, which the law requires in every issue',
});
const webmaster = defineString('WEBMASTER_ADDRESS', {
  description: 'Who gets the weekly report about the site. Empty: nobody.',
});
export const mailPassword = defineSecret('MAIL_PASSWORD');

export interface MailHost {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** Lists the missing settings for mail and its links. */
export const listMissingMailSettings = (): string[] => [
  ...(host.value() === '' ? ['MAIL_HOST'] : []),
  ...(origin.value() === '' ? ['SITE_ORIGIN'] : []),
  ...(isHashKeySet() ? [] : ['HASH_KEY of at least 32 characters']),
];

/**
 * Requires complete mail settings. Without mail, a subscription could never be confirmed.
 *
 * @throws ApiProblem `no-mail-host`
 */
export function requireMailSettings(): void {
  if (listMissingMailSettings().length > 0) throw new ApiProblem('no-mail-host');
}

/** Returns the SMTP host. Only functions with the secret MAIL_PASSWORD may call it. */
export const getMailHost = (): MailHost => ({
  host: host.value(),
  port: port.value(),
  user: user.value(),
  password: mailPassword.value(),
});

/** The site's origin, such as `https://www.example.org`. */
export const getSiteOrigin = (): string => origin.value();

/** The most mails that may start in a minute; 0 means no limit. */
export const getMailsPerMinute = (): number => perMinute.value();

/** The e-mail address that gets the weekly report; empty if nobody gets it. */
export const getWebmasterAddress = (): string => webmaster.value();

/** Returns the sender data of every mail. */
export const getSender = (): MailSender => ({
  from: from.value(),
  origin: origin.value(),
  postalAddress: postalAddress.value().trim(),
});

/**
 * Requires a postal address, without which no newsletter mail is legal.
 *
 * @throws ApiProblem `no-postal-address`
 */
export function requirePostalAddress(): void {
  if (getSender().postalAddress === '') throw new ApiProblem('no-postal-address');
}
