import { ApiError } from '../../data/api-client.ts';
import { type StaffProblem, toStaffProblem } from '../requests/staff-problem.ts';

export type SaveOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'none-selected' }
  /** Saves once the image has gone up. */
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  /** The image that belongs to the save did not go up. */
  | { readonly status: 'not-uploaded'; readonly problem: StaffProblem | undefined }
  | { readonly status: 'undone' }
  /** Two people changed the same field, and nobody has decided which value stays. */
  | { readonly status: 'undecided' }
  | {
      readonly status: 'failed';
      readonly problem: StaffProblem;
      /** The HTTP status of an answer that nobody expected. */
      readonly unexpectedStatus: number | undefined;
      /** The names of the fields that cannot be saved as they are. */
      readonly fields: readonly string[];
    };

/** The problems that a save expects. Others show the HTTP status (specification, section 7). */
const expectedProblems: readonly StaffProblem[] = [
  'conflict',
  'invalid-body',
  'unauthenticated',
  'unavailable',
  'no-answer',
];

/** The outcome of a save that failed. */
export function toSaveFailure(error: unknown): SaveOutcome {
  const problem = toStaffProblem(error);
  const isExpected = expectedProblems.includes(problem) || !(error instanceof ApiError);
  return {
    status: 'failed',
    problem,
    unexpectedStatus: isExpected ? undefined : error.status,
    fields: error instanceof ApiError ? (error.problem.fields ?? []) : [],
  };
}
