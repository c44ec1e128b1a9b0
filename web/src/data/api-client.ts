import {
  type Endpoint,
  type EndpointName,
  endpoints,
  type InputOf,
  type OutputOf,
} from '@club/domain/endpoints';
import { type Problem, problemSchema } from '@club/domain/problem';
import * as v from 'valibot';

/** Longer than the server's own limit, so its answer arrives first when it has one. */
const patienceMs = 12_000;

/** A refusal of the API, with its stable code; `unavailable` also when no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;
  /** The HTTP status of the answer; undefined when there was none that could be read. */
  readonly status: number | undefined;

  constructor(problem: Problem, status?: number) {
    super(problem.error);
    this.problem = problem;
    this.status = status;
  }
}

interface CallOptions<Name extends EndpointName> {
  /** The path's `{id}`. */
  readonly id?: string;
  readonly input?: InputOf<Name>;
  /** A Firebase ID token, for staff endpoints. */
  readonly token?: string;
}

function toRequest(
  { path, method }: Endpoint,
  { id = '', token, input }: { id?: string; token?: string; input?: unknown },
): Request {
  const headers = new Headers();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (input !== undefined) headers.set('Content-Type', 'application/json');
  return new Request(path.replace('{id}', encodeURIComponent(id)), {
    method,
    headers,
    body: input === undefined ? null : JSON.stringify(input),
    signal: AbortSignal.timeout(patienceMs),
  });
}

async function send(request: Request): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(request);
    return { status: response.status, body: await response.json() };
  } catch {
    throw new ApiError({ error: 'unavailable' });
  }
}

/**
 * Calls one endpoint of the table (specification, section 7) and checks the answer's shape.
 *
 * @throws ApiError with the server's problem, or `unavailable` when no readable answer came in time.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<OutputOf<Name>> {
  const { status, body } = await send(toRequest(endpoints[name], options));
  // Only 200 is success (section 7); every other status is a refusal.
  const ok = status === 200;
  const answer = v.safeParse(ok ? endpoints[name].output : problemSchema, body);
  if (!answer.success) throw new ApiError({ error: 'unavailable' }, status);
  if (!ok) throw new ApiError(answer.output as Problem, status);
  return answer.output as OutputOf<Name>;
}
