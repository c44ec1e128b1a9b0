import type { Problem, ProblemCode } from '@club/domain/problem';

const statuses: Record<ProblemCode, number> = {
  'invalid-body': 400,
  'invalid-token': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-many-rows': 409,
  'fixed-program': 409,
  'not-tested': 409,
  'no-postal-address': 409,
  'picture-not-published': 409,
  'invalid-link': 400,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'unsupported-image-type': 415,
  'image-too-large': 413,
  'image-too-many-pixels': 400,
  'image-animated': 400,
  'image-not-only-an-image': 400,
  'image-unreadable': 400,
  'image-taken-down': 409,
  'consent-withdrawn': 409,
  internal: 500,
  'not-implemented': 501,
  'no-mail-host': 503,
  'writes-stopped': 503,
  unavailable: 503,
};

/** An error with a stable code. The error handler converts it to a response. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly body: Problem;
  /** The seconds to wait before a retry; undefined when no time is known. */
  readonly retryAfter: number | undefined;

  /** `details` has the invalid fields, the newer row of a conflict, or the invalid link. */
  constructor(code: ProblemCode, details: Omit<Problem, 'error'> = {}, retryAfter?: number) {
    super(code);
    this.body = { error: code, ...details };
    this.retryAfter = retryAfter ?? (this.status === 503 ? 10 : undefined);
  }

  get status(): number {
    return statuses[this.body.error];
  }
}
