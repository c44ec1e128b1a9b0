import { ApiError } from '../../data/api-client.ts';
import { type Refusal, toRefusal } from '../refusal.ts';

export type Recipients = 'me' | 'readers';

/** What `staffNewsletter:failures` has words of its own for: they tell what became of the issue. */
const named = [
  'invalid-body',
  'no-answer',
  'no-mail-host',
  'no-postal-address',
  'not-tried',
  'too-many-requests',
  'unauthenticated',
  'unavailable',
] as const satisfies readonly Refusal[];
type NamedFailure = (typeof named)[number] | 'incomplete' | 'no-readers';

export type SendOutcome =
  | { readonly status: 'none' | 'tried' | 'released' }
  | { readonly status: 'sending'; readonly to: Recipients }
  | { readonly status: 'failed'; readonly to: Recipients; readonly reason: NamedFailure }
  | {
      readonly status: 'refused';
      readonly to: Recipients;
      /** In the words that all forms of the dashboard share. */
      readonly refusal: Refusal;
      /** The HTTP status of an answer that nobody expected. */
      readonly unexpected: number | undefined;
    };

/** Names what a refusal means for the person who sends. */
export function toSendFailure(error: unknown, to: Recipients): SendOutcome {
  const refusal = toRefusal(error);
  if (refusal === 'body-too-large') return { status: 'failed', to, reason: 'invalid-body' };
  const reason = named.find((one) => one === refusal);
  if (reason) return { status: 'failed', to, reason };
  const unexpected = error instanceof ApiError ? error.status : undefined;
  return { status: 'refused', to, refusal, unexpected };
}
