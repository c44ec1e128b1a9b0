import { ApiError } from '../../data/api-client.ts';

/** Why a save failed, as far as it changes what staff should do next. */
export type FailureReason =
  'conflict' | 'invalid-body' | 'unauthenticated' | 'unavailable' | 'other';

export type SaveOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'none-selected' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  | {
      readonly status: 'failed';
      readonly reason: FailureReason;
      /** The HTTP status of an answer that nobody expected. */
      readonly unexpected: number | undefined;
    };

const named: readonly string[] = ['conflict', 'invalid-body', 'unauthenticated', 'unavailable'];

/** Why an attempt failed. */
export function toFailureReason(error: unknown): FailureReason {
  const code = error instanceof ApiError ? error.problem.error : 'other';
  return (named.includes(code) ? code : 'other') as FailureReason;
}

/** Names what a failed save means for the person who saved. */
export function toFailure(error: unknown): SaveOutcome {
  const reason = toFailureReason(error);
  return {
    status: 'failed',
    reason,
    unexpected: error instanceof ApiError && reason === 'other' ? error.status : undefined,
  };
}
