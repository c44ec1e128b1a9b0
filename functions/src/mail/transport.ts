import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { type MailHost, getMailHost } from './settings.ts';
import { classifyError, type Verdict } from './verdict.ts';

/** How long to wait for a connection and its greeting, for each reply, and for it all, in ms. */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly reply: number;
  readonly total: number;
}
const smtpTimeouts: SmtpTimeouts = { connection: 10_000, reply: 20_000, total: 60_000 };

/** One attempt to hand a mail to the SMTP host. Never throws: the verdict says how it went. */
export type SendMail = (mail: Mail) => Promise<Verdict>;

/**
 * Notices the host's 354, which asks for the text. The lines hold addresses: they are looked at and
 * dropped, never logged.
 */
function watchForTextRequest() {
  const progress = { hasTextBegun: false };
  const readEntry = (entry: { tnx?: unknown }, line?: unknown) => {
    if (entry.tnx === 'server' && String(line).startsWith('354')) progress.hasTextBegun = true;
  };
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
  return {
    progress,
    logger: Object.fromEntries(levels.map((level) => [level, readEntry])),
  };
}

function openTransport(
  { host, port, user, password }: MailHost,
  { connection, reply }: SmtpTimeouts,
  logger: object,
) {
  const isLocal = host === '127.0.0.1';
  return createTransport({
    host,
    port,
    secure: port === 465,
    // On any other port the talk begins in the clear: go on only once it is encrypted.
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(user !== '' && { auth: { user, pass: password } }),
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: reply,
    // Commands and replies only; `debug` would copy the whole text to the logger as well.
    transactionLog: true,
    logger: { ...logger },
    // A mail is made of our own texts: it may read no file and fetch no address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Makes the function that hands mails to the configured SMTP host, one connection each. */
export const makeSendMail =
  (timeouts: SmtpTimeouts = smtpTimeouts): SendMail =>
  async (mail) => {
    const { progress, logger } = watchForTextRequest();
    try {
      const signal = AbortSignal.timeout(timeouts.total);
      await openTransport(getMailHost(), timeouts, logger).sendMail({ ...mail, signal });
      return { outcome: 'sent' };
    } catch (error) {
      return classifyError(error, progress.hasTextBegun);
    }
  };

export const sendBySmtp: SendMail = makeSendMail();
