import { limits } from '@club/domain/limits';
import type { Request } from 'express';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';

/** The body as it came, which the platform has read for us. */
export function getRawBody(request: Request): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody)
    ? request.rawBody
    : Buffer.alloc(0);
}

/**
 * For an endpoint that does not read its body: it must still be small.
 *
 * @throws ApiProblem `body-too-large`.
 */
export function requireSmallBody(request: Request): void {
  if (getRawBody(request).byteLength > limits.bodyBytes) throw new ApiProblem('body-too-large');
}

/** No body and no word of one: the same as an object without fields. */
const hasNoBody = (request: Request) =>
  getRawBody(request).byteLength === 0 && request.get('content-type') === undefined;

/** The names of the fields at fault, each once; `(body)` where the whole is wrong. */
export function getInvalidFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? '(body)'))];
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Reads a JSON body, or where the endpoint takes one a form's, by the endpoint's schema, so a handler sees nothing that was not asked for.
 *
 * @throws ApiProblem `body-too-large`, `unsupported-media-type`, or `invalid-body` naming the fields.
 */
export function readInput(request: Request, schema: v.GenericSchema, acceptsForm = false): unknown {
  requireSmallBody(request);
  const types = acceptsForm ? ['application/json', formType] : ['application/json'];
  const isReadable = typeof request.is(types) === 'string';
  if (!isReadable && !hasNoBody(request)) throw new ApiProblem('unsupported-media-type');
  const body: unknown = isReadable ? request.body : {};
  // An object schema would take a list for an object without the fields.
  if (Array.isArray(body)) throw new ApiProblem('invalid-body', { fields: ['(body)'] });
  const result = v.safeParse(schema, body);
  if (!result.success)
    throw new ApiProblem('invalid-body', { fields: getInvalidFields(result.issues) });
  return result.output;
}
