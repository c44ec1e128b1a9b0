import type { ProblemCode } from '@club/domain/problem';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client.ts';

/**
 * Why a staff request failed: the API's code, or `no-answer` without a response. The others are for
 * files that this browser cannot read, by their first bytes.
 */
export type StaffProblem =
  ProblemCode | 'no-answer' | 'image-heic' | 'image-other-format' | 'image-video' | 'image-pdf';

/** Returns the problem of an error. Without a response, the network may be the cause. */
export function toStaffProblem(error: unknown): StaffProblem {
  if (!(error instanceof ApiError)) return 'internal';
  const { error: code } = error.problem;
  return code === 'unavailable' && error.status === undefined ? 'no-answer' : code;
}

/** Returns the current version that a conflict's error has; undefined for any other error. */
export function findCurrent<T>(error: unknown, schema: v.GenericSchema<unknown, T>): T | undefined {
  const current = error instanceof ApiError ? error.problem.current : undefined;
  const result = v.safeParse(schema, current);
  return result.success ? result.output : undefined;
}
