import { type BodyOf, type EndpointName, endpoints, type OutputOf } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { type Problem, problemSchema } from '@club/domain/problem';
import * as v from 'valibot';

/** Longer than the server's own limit, so that its response arrives first. */
const timeoutMs = 12_000;

/**
 * An error response of the API, with its stable code. Without a readable response the code is
 * `unavailable`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: Problem;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;

  constructor(problem: Problem, status?: number) {
    super(problem.error);
    this.problem = problem;
    this.status = status;
  }
}

export interface CallOptions<Name extends EndpointName> {
  /** The path's `{id}`. */
  readonly id?: string;
  /** The path's `{collection}`. */
  readonly collection?: string;
  /** The request's body. */
  readonly input?: BodyOf<Name>;
  /** A Firebase ID token, for staff endpoints. */
  readonly token?: string;
}

function toRequest<Name extends EndpointName>(
  name: Name,
  { id = '', collection = '', token, input }: CallOptions<Name>,
): Request {
  const { path, method }: Endpoint = endpoints[name];
  const headers = new Headers();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (input !== undefined) headers.set('Content-Type', 'application/json');
  const address = path
    .replace('{id}', encodeURIComponent(id))
    .replace('{collection}', encodeURIComponent(collection));
  return new Request(address, {
    method,
    headers,
    body: input === undefined ? null : JSON.stringify(input),
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    throw new ApiError({ error: 'unavailable' });
  }
}

/** Reads the JSON of a response. Without JSON it returns undefined. No schema accepts undefined. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * Calls an endpoint of `domain/endpoints` (specification, section 7), and checks the shape of the
 * response.
 *
 * @throws ApiError with the server's problem, or `unavailable` if no readable response arrived in
 *   time.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<OutputOf<Name>> {
  const response = await send(toRequest(name, options));
  const { status } = response;
  // Only 200 is success (specification, section 7).
  const isSuccess = status === 200;
  const schema = isSuccess ? endpoints[name].output : problemSchema;
  const result = v.safeParse(schema, await readBody(response));
  if (!result.success) throw new ApiError({ error: 'unavailable' }, status);
  if (!isSuccess) throw new ApiError(result.output as Problem, status);
  return result.output as OutputOf<Name>;
}
