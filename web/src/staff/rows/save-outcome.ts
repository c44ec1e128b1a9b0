import { ApiError } from '../../data/api-client.ts';
import { type Refusal, toRefusal } from '../refusal.ts';

export type SaveOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'none-selected' }
  /** Saves once the image has gone up. */
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** The image that belongs to the save did not go up. */
  | { readonly status: 'not-uploaded'; readonly reason: Refusal | undefined }
  | { readonly status: 'undone' }
  /** Two people changed the same field, and nobody has decided which value stays. */
  | { readonly status: 'undecided' }
  | {
      readonly status: 'failed';
      readonly reason: Refusal;
      /** The HTTP status of an answer that nobody expected. */
      readonly unexpected: number | undefined;
      /** The names of the fields that cannot be saved as they are. */
      readonly fields: readonly string[];
    };

/** The refusals that a save expects. Of others the specification says the status (section 7). */
const expected: readonly Refusal[] = [
  'conflict',
  'invalid-body',
  'unauthenticated',
  'unavailable',
  'no-answer',
];

/** Names what a failed save means for the person who saved. */
export function toFailure(error: unknown): SaveOutcome {
  const reason = toRefusal(error);
  const isExpected = expected.includes(reason) || !(error instanceof ApiError);
  return {
    status: 'failed',
    reason,
    unexpected: isExpected ? undefined : error.status,
    fields: error instanceof ApiError ? (error.problem.fields ?? []) : [],
  };
}
