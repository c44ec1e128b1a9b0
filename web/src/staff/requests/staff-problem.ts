import type { ProblemCode } from '@club/domain/problem';
import { ApiError } from '../../data/api-client.ts';

/**
 * Why a staff request failed: the API's code, or `no-answer` without a response. `image-heic` is
 * for an iPhone's photo that this browser cannot read.
 */
export type StaffProblem = ProblemCode | 'no-answer' | 'image-heic';

/** Returns the problem of an error. Without a response, the network may be the cause. */
export function toStaffProblem(error: unknown): StaffProblem {
  if (!(error instanceof ApiError)) return 'internal';
  const { error: code } = error.problem;
  return code === 'unavailable' && error.status === undefined ? 'no-answer' : code;
}
