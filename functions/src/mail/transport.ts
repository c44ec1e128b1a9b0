import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { type MailHost, getMailHost } from './settings.ts';
import { classifyError, type Verdict } from './verdict.ts';

/**
 * Timeouts in milliseconds: for the connection and its greeting, for each reply, and for the
 * session.
 */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly reply: number;
  readonly total: number;
}
const smtpTimeouts: SmtpTimeouts = { connection: 10_000, reply: 20_000, total: 60_000 };

/** Sends one mail to the SMTP host. It never rejects: the verdict says what failed. */
export type SendMail = (mail: Mail) => Promise<Verdict>;

/**
 * Makes a logger for nodemailer that detects the host's 354, which requests the text, and its offer
 * of SMTPUTF8. The lines of the SMTP session contain addresses, so it stores none of them.
 */
function watchReplies() {
  const progress = { isTextRequested: false, isUtf8Offered: false };
  const readEntry = (entry: { tnx?: unknown }, line?: unknown) => {
    if (entry.tnx !== 'server') return;
    if (String(line).startsWith('354')) progress.isTextRequested = true;
    if (/^250[ -]SMTPUTF8\b/imu.test(String(line))) progress.isUtf8Offered = true;
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
    // Other ports start without TLS, so the session requires STARTTLS.
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    ...(user !== '' && { auth: { user, pass: password } }),
    dnsTimeout: connection,
    connectionTimeout: connection,
    greetingTimeout: connection,
    socketTimeout: reply,
    // This logs commands and replies. `debug` would also log the text.
    transactionLog: true,
    logger: { ...logger },
    // Our mails contain no attachments from files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Makes a function that sends mails to the configured SMTP host. Each mail has its own connection.
 */
export const makeSendMail =
  (timeouts: SmtpTimeouts = smtpTimeouts): SendMail =>
  async (mail) => {
    const { progress, logger } = watchReplies();
    try {
      const signal = AbortSignal.timeout(timeouts.total);
      await openTransport(getMailHost(), timeouts, logger).sendMail({ ...mail, signal });
      return { outcome: 'sent', isUtf8Offered: progress.isUtf8Offered };
    } catch (error) {
      return classifyError(error, progress.isTextRequested);
    }
  };

export const sendBySmtp: SendMail = makeSendMail();
