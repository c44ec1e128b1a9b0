import type { MailReason } from '@club/domain/mail';

/**
 * What becomes of a mail after one attempt. `refused` is final for its reader, `wait` is tried
 * again, `unknown` may have arrived and is not sent again by itself.
 */
export type Verdict =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: 'refused' }
  | { readonly outcome: 'unknown'; readonly reason: 'interrupted' }
  | { readonly outcome: 'wait'; readonly reason: MailReason };

/** A negative reply of the host: when it came, its code, and its enhanced code (RFC 3463). */
interface Reply {
  readonly stage: 'connection' | 'login' | 'sender' | 'recipient' | 'data' | 'text';
  readonly code: number;
  /** Without its first digit: `1.1` for 5.1.1; empty where the host gives none. */
  readonly detail: string;
}

/** The mailbox or its domain does not exist, has moved, is disabled or takes no mail (RFC 7505). */
const missingMailboxCodes = new Set(['1.1', '1.2', '1.3', '1.6', '1.10', '2.1']);
/** The sender's address or its domain: unknown, not ours to use, or not authenticated. */
const senderCodes = new Set(['1.7', '1.8', '7.20', '7.23', '7.25', '7.26', '7.60', '7.515']);
const loginCodes = new Set(['7.8', '7.9']);

const isErrorObject = (error: unknown): error is Readonly<Record<string, unknown>> =>
  typeof error === 'object' && error !== null;

function getStage(command: string, code: unknown): Reply['stage'] {
  if (command.startsWith('AUTH')) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  if (command === 'DATA') return code === 'EMESSAGE' ? 'text' : 'data';
  return 'connection';
}

/** Why the host refused before it knew the recipient: never the recipient's fault. */
function getReasonBeforeRecipient({ stage, code, detail }: Reply): MailReason {
  if (stage === 'login') return code >= 500 ? 'login' : 'host';
  if (stage !== 'sender') return 'host';
  if (code === 530 || loginCodes.has(detail)) return 'login';
  if (detail.startsWith('3.')) return 'host';
  if (code === 552 || code === 452 || detail === '2.2') return 'limit';
  return code >= 500 ? 'sender' : 'host';
}

/** Why the host refused the recipient, or the text meant for them. */
function getReasonFromRecipient({ stage, code, detail }: Reply): MailReason {
  if (code === 421 || /^[35]\./u.test(detail)) return 'host';
  if (code < 500 || detail === '2.2') return 'deferred';
  if (missingMailboxCodes.has(detail)) return 'refused';
  if (senderCodes.has(detail)) return 'sender';
  if (loginCodes.has(detail)) return 'login';
  // At the recipient 7.1 may mean this recipient alone; after the text it means the text.
  if (detail === '7.1' && stage === 'recipient') return 'rejected';
  return /^[67]\./u.test(detail) ? 'policy' : 'rejected';
}

function classifyReply(reply: Reply): Verdict {
  const isAboutRecipient = reply.stage === 'recipient' || reply.stage === 'text';
  const reason =
    reply.detail === '4.5' // 5.4.5 is Gmail's daily limit, 4.4.5 a host too busy for us
      ? 'limit'
      : isAboutRecipient
        ? getReasonFromRecipient(reply)
        : getReasonBeforeRecipient(reply);
  return reason === 'refused' ? { outcome: 'refused', reason } : { outcome: 'wait', reason };
}

/** Failures of the mail itself: no command was sent for them, or its source could not be read. */
const localErrorCodes = new Set<unknown>(['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'ECONFIG']);

/**
 * Decides what an attempt's failure means (see the table in docs/newsletter.md).
 *
 * @param error what nodemailer threw: `code`, `command`, `responseCode` and `response`
 * @param hasTextBegun whether the host had asked for the text (354). nodemailer names a connection
 *   that is lost afterwards `CONN`, like one that never came about.
 */
export function classifyError(error: unknown, hasTextBegun: boolean): Verdict {
  const { code, command, responseCode, response } = isErrorObject(error) ? error : {};
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const [, detail = ''] = /^\d{3}[ -]\d\.(\d{1,3}\.\d{1,3})/u.exec(String(response)) ?? [];
    const stage = getStage(String(command), code);
    return classifyReply({ stage, code: responseCode, detail });
  }
  // The source broke off: without its final dot, no host accepts a text.
  if (code === 'ESTREAM') return { outcome: 'wait', reason: 'fault' };
  if (hasTextBegun) return { outcome: 'unknown', reason: 'interrupted' };
  if (code === 'EAUTH') return { outcome: 'wait', reason: 'login' };
  return { outcome: 'wait', reason: localErrorCodes.has(code) ? 'fault' : 'unreachable' };
}

const hostReasons = new Set<MailReason>([
  'unreachable',
  'login',
  'sender',
  'limit',
  'policy',
  'host',
  'interrupted',
]);

/** Whether the next mail would fare no better, so that the whole queue should pause. */
export const isAboutEveryMail = (reason: MailReason): boolean => hostReasons.has(reason);
