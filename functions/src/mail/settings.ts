import { club } from '@club/domain/club';
import type { MailSender } from '@club/domain/newsletter';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { hashKey } from '../data/keyed-hash.ts';
import { ApiProblem } from '../http/problem.ts';

const host = defineString('MAIL_HOST', {
  default: '',
  description: 'The SMTP host that sends the club’s mail. Empty: the newsletter is closed (503).',
});
const port = defineInt('MAIL_PORT', { default: 465, description: 'Its port: 465 or 587' });
const user = defineString('MAIL_USER', { default: '', description: 'Its user name' });
const from = defineString('MAIL_FROM', {
  default: club.email,
  description: 'The sender’s address; its domain must allow the host (SPF, DKIM)',
});
const origin = defineString('SITE_ORIGIN', {
  default: '',
  description: 'The site’s address, https://… without a slash at its end: where mailed links lead',
});
const postalAddress = defineString('POSTAL_ADDRESS', {
  default: club.postalAddress,
  description: 'The sender’s postal address, which the law asks of every issue',
});
export const mailPassword = defineSecret('MAIL_PASSWORD');

export interface MailHost {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** Whether mail can go out and its links can be made. */
export const isMailReady = (): boolean =>
  host.value() !== '' && origin.value() !== '' && hashKey.value().length >= 32;

/** @throws ApiProblem `no-mail-host`: better said than an address taken and never confirmed. */
export function requireMail(): void {
  if (!isMailReady()) throw new ApiProblem('no-mail-host');
}

/** Only for functions that are given the password. */
export const mailHost = (): MailHost => ({
  host: host.value(),
  port: port.value(),
  user: user.value(),
  password: mailPassword.value(),
});

/** What every mail says of its sender. */
export const sender = (): MailSender => ({
  from: from.value(),
  origin: origin.value(),
  postalAddress: postalAddress.value().trim(),
});
