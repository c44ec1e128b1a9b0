import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { type MailHost, mailHost } from './settings.ts';

function open({ host, port, user, password }: MailHost) {
  const isLocal = host === '127.0.0.1';
  return createTransport({
    host,
    port,
    secure: port === 465,
    // On any other port the talk begins in the clear: go on only once it is encrypted.
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(user !== '' && { auth: { user, pass: password } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A mail is made of our own texts: it may read no file and fetch no address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

let transport: ReturnType<typeof open> | undefined;

/** Hands one mail to the SMTP host; what it throws is read by `faultOf`. */
export async function send(mail: Mail): Promise<void> {
  transport ??= open(mailHost());
  await transport.sendMail(mail);
}

/** How a delivery failed: for good, for now, or nobody can say whether it arrived. */
export type Fault = 'refused' | 'unreachable' | 'interrupted';

const hasCode = (error: unknown): error is { responseCode?: unknown; command?: unknown } =>
  typeof error === 'object' && error !== null;

/** Reads an SMTP failure: an answer of 5xx is final, silence after the text was handed over is not known. */
export function faultOf(error: unknown): Fault {
  if (!hasCode(error)) return 'unreachable';
  const { responseCode, command } = error;
  if (typeof responseCode === 'number') return responseCode >= 500 ? 'refused' : 'unreachable';
  return command === 'DATA' ? 'interrupted' : 'unreachable';
}
