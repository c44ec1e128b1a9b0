import { ApiError } from '../../data/api-client.ts';

export type Recipients = 'me' | 'readers';

const named = [
  'invalid-body',
  'no-mail-host',
  'no-postal-address',
  'not-tried',
  'too-many-requests',
  'unauthenticated',
  'unavailable',
] as const;

/** Why nothing was sent, as far as it changes what staff should do next. */
export type SendFailure = (typeof named)[number] | 'incomplete' | 'no-readers' | 'other';

export type SendOutcome =
  | { readonly status: 'none' | 'tried' | 'released' }
  | { readonly status: 'sending'; readonly to: Recipients }
  | {
      readonly status: 'failed';
      readonly to: Recipients;
      readonly reason: SendFailure;
      /** The HTTP status of an answer that nobody expected. */
      readonly unexpected?: number | undefined;
    };

/** Names what a refusal means for the person who sends. */
export function toSendFailure(error: unknown, to: Recipients): SendOutcome {
  if (!(error instanceof ApiError)) return { status: 'failed', to, reason: 'other' };
  const { error: code } = error.problem;
  if (code === 'body-too-large') return { status: 'failed', to, reason: 'invalid-body' };
  const reason = named.find((one) => one === code);
  if (reason) return { status: 'failed', to, reason };
  return { status: 'failed', to, reason: 'other', unexpected: error.status };
}
