import type { Problem, ProblemCode } from '@club/domain/problem';

/**
 * Why a form was refused. `check` and `wait` name what visitors can do: check the fields, or wait.
 * `server` is a problem on our side. `forms:reasons` has the texts.
 */
type VisitorReason = 'check' | 'wait' | 'server';

/** The codes that visitors can act on. All others become `server`. */
const reasons: ReadonlyMap<unknown, VisitorReason> = new Map<ProblemCode, VisitorReason>([
  ['invalid-body', 'check'],
  ['body-too-large', 'check'],
  ['too-many-requests', 'wait'],
]);

/** The reason for a code of the API; `server` without a known code. */
export const toVisitorReason = (code: unknown): VisitorReason => reasons.get(code) ?? 'server';

/** The controls of visitors' forms that a person fills in. */
const visibleFields = new Set(['full_name', 'phone', 'email', 'messages']);

/** Why a form was refused, and the problems of the fields that the server refused, if it named any. */
export interface Refusal {
  readonly reason: VisitorReason;
  readonly problems?: Readonly<Record<string, 'undeliverable' | 'refused'>>;
}

/** Converts a problem of the API. The form's own check had accepted the fields that it names. */
export function toRefusal(problem: Partial<Problem> | undefined): Refusal {
  const reason = toVisitorReason(problem?.error);
  const fields = (problem?.fields ?? []).filter((field) => visibleFields.has(field));
  if (fields.length === 0) return { reason };
  return {
    reason,
    problems: Object.fromEntries(
      fields.map((field) => [field, field === 'email' ? 'undeliverable' : 'refused']),
    ),
  };
}
