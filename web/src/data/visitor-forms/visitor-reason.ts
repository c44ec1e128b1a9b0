import type { ProblemCode } from '@club/domain/problem';

/**
 * Why a form was refused. `check` and `wait` name what visitors can do: check the fields, or wait.
 * `server` is a problem on our side. `forms:reasons` has the texts.
 */
export type VisitorReason = 'check' | 'wait' | 'server';

/** The codes that visitors can act on. All others become `server`. */
const reasons: Readonly<Partial<Record<ProblemCode, VisitorReason>>> = {
  'invalid-body': 'check',
  'body-too-large': 'check',
  'too-many-requests': 'wait',
};

/** The reason for a code of the API; `server` without a known code. */
export function toVisitorReason(code: unknown): VisitorReason {
  const entry = Object.entries(reasons).find(([name]) => name === code);
  return entry?.[1] ?? 'server';
}
