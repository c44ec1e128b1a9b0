import type { MailFailureReason } from '@club/domain/mail';

/**
 * The result of one attempt. `refused` is final: the mailbox does not exist. `wait` is retried.
 * `unknown` may have arrived, so only staff send it again.
 *
 * A `reply` concerns this mail or its recipient. It has the code and the enhanced code, such as
 * `555 5.5.2`. Without a reply, the next mail would probably fail too, unless the reason is `fault`.
 */
export type Verdict =
  | {
      readonly outcome: 'sent';
      /** Whether the host offered SMTPUTF8 (RFC 6531), for addresses such as `élodie@…`. */
      readonly isUtf8Offered?: boolean;
    }
  | { readonly outcome: 'refused'; readonly reason: 'refused'; readonly reply: string }
  | { readonly outcome: 'unknown'; readonly reason: 'interrupted' }
  | { readonly outcome: 'wait'; readonly reason: MailFailureReason }
  | { readonly outcome: 'wait'; readonly reason: MailFailureReason; readonly reply: string };

/** A negative reply of the host. It has a stage, a code, and an enhanced code (RFC 3463). */
interface Reply {
  /** `data` is the reply to the command DATA, and `text` is the reply after the mail's text. */
  readonly stage: 'connection' | 'login' | 'sender' | 'recipient' | 'data' | 'text';
  readonly code: number;
  /** The enhanced code without its first digit: `1.1` for 5.1.1; empty without one. */
  readonly detail: string;
}

/** The mailbox or its domain is missing, has moved, is disabled or accepts no mail (RFC 7505). */
const missingMailboxCodes = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1']);
/** The sender's address or domain is unknown, not permitted, or not authenticated. */
const senderCodes = new Set(['1.7', '1.8', '7.20', '7.23', '7.25', '7.26', '7.60', '7.515']);
/** The login is missing or wrong. With 554 5.7.9, Yahoo refuses a text by its policy. */
const isAboutLogin = ({ code, detail }: Reply) =>
  code === 530 || (code < 540 && (detail === '7.8' || detail === '7.9'));

const isErrorObject = (error: unknown): error is Readonly<Record<string, unknown>> =>
  typeof error === 'object' && error !== null;

function getStage(command: string, code: unknown): Reply['stage'] {
  if (command.startsWith('AUTH')) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (command === 'DATA') return code === 'EMESSAGE' ? 'text' : 'data';
  return 'connection';
}

/** Finds the reason of a negative reply to the connection, the login or the sender. */
function getReasonAboutSession(reply: Reply): MailFailureReason {
  const { stage, code, detail } = reply;
  // 5.4.5 is Gmail's daily limit. With 4.4.5, the host is too busy for us.
  if (detail === '4.5') return 'limit';
  if (stage === 'login') return code >= 500 ? 'login' : 'host';
  if (stage !== 'sender' || code === 421) return 'host';
  if (isAboutLogin(reply)) return 'login';
  if (detail.startsWith('3.')) return 'host';
  if (code === 552 || code === 452 || detail === '2.2') return 'limit';
  return code >= 500 ? 'sender' : 'host';
}

/** Finds the reason of a negative reply about one mail. */
function getReasonAboutMail(reply: Reply): MailFailureReason {
  const { stage, code, detail } = reply;
  if (detail === '4.5') return 'limit';
  if (code < 500 || detail === '2.2') return 'deferred';
  if (missingMailboxCodes.has(detail)) return stage === 'data' ? 'rejected' : 'refused';
  if (senderCodes.has(detail)) return 'sender';
  if (isAboutLogin(reply)) return 'login';
  return stage === 'text' && /^[67]\./u.test(detail) ? 'policy' : 'rejected';
}

/** The mail is too large (RFC 1870, RFC 3463), or needs SMTPUTF8 (RFC 6531). */
const mailCodes = new Set(['2.3', '3.4', '6.7']);

/**
 * Whether a reply concerns this mail or its recipient. 421 closes the connection, whatever was sent
 * before it. `MAIL FROM` names the size of the mail, and whether it needs SMTPUTF8.
 */
function isAboutMail({ stage, code, detail }: Reply): boolean {
  if (code === 421) return false;
  if (stage === 'sender') return mailCodes.has(detail);
  return stage === 'recipient' || stage === 'data' || stage === 'text';
}

function classifyReply(reply: Reply): Verdict {
  if (!isAboutMail(reply)) return { outcome: 'wait', reason: getReasonAboutSession(reply) };
  const { code, detail } = reply;
  const reason = getReasonAboutMail(reply);
  const replyCodes = detail === '' ? String(code) : `${code} ${Math.floor(code / 100)}.${detail}`;
  return reason === 'refused'
    ? { outcome: 'refused', reason, reply: replyCodes }
    : { outcome: 'wait', reason, reply: replyCodes };
}

/** Errors of the mail or the settings. nodemailer had not started to send the mail. */
const localErrorCodes = new Set<unknown>(['EENVELOPE', 'EMESSAGE', 'ECONFIG']);

/**
 * Finds the verdict for a failed attempt (the reasons are in docs/newsletter.md).
 *
 * @param error nodemailer's error: `code`, `command`, `responseCode` and `response`
 * @param isTextRequested whether the host had requested the text (354). If the connection is lost
 *   after that, nodemailer reports `CONN`, as for one that never opened.
 */
export function classifyError(error: unknown, isTextRequested: boolean): Verdict {
  const { code, command, responseCode, response } = isErrorObject(error) ? error : {};
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const [, detail = ''] = /^\d{3}[ -]#?\d\.(\d{1,3}\.\d{1,3})/u.exec(String(response)) ?? [];
    const stage = getStage(String(command), code);
    return classifyReply({ stage, code: responseCode, detail });
  }
  // An incomplete text has no final dot, so the host did not accept it.
  if (code === 'ESTREAM') return { outcome: 'wait', reason: 'fault' };
  if (isTextRequested) return { outcome: 'unknown', reason: 'interrupted' };
  if (code === 'EAUTH') return { outcome: 'wait', reason: 'login' };
  return { outcome: 'wait', reason: localErrorCodes.has(code) ? 'fault' : 'unreachable' };
}
