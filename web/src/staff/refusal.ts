import type { ProblemCode } from '@club/domain/problem';
import { ApiError } from '../data/api-client.ts';

/** Why something was not done: the API's code, or `no-answer` where none came. */
export type Refusal = ProblemCode | 'no-answer';

/**
 * Names why a call to the API failed. Only without any answer may the network be to blame; the words
 * of each code are in `admin:save.reasons`.
 */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'internal';
  const { error: code } = error.problem;
  return code === 'unavailable' && error.status === undefined ? 'no-answer' : code;
}
