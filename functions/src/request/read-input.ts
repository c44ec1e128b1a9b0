import { limits } from '@club/domain/limits';
import type { Request } from 'express';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';

/** The raw body, which was read before the app runs. It is empty for a request without a body. */
export function getRawBody(request: Request): Buffer {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody)
    ? request.rawBody
    : Buffer.alloc(0);
}

/**
 * Requires a body of at most `bytes` bytes, by default the limit for JSON.
 *
 * @throws ApiProblem `body-too-large`
 */
export function requireSmallBody(request: Request, bytes: number = limits.bodyBytes): void {
  if (getRawBody(request).byteLength > bytes) throw new ApiProblem('body-too-large');
}

/** Whether a request has neither body nor content type. It is then read as an empty object. */
const hasNoBody = (request: Request) =>
  getRawBody(request).byteLength === 0 && request.get('content-type') === undefined;

/** Lists the names of the invalid fields; `(body)` when the body itself is invalid. */
export function getInvalidFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? '(body)'))];
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Parses a JSON body with the endpoint's schema. Parses a form as well if the endpoint accepts one.
 * A handler gets only the fields of the schema.
 *
 * @throws ApiProblem `body-too-large`, `unsupported-media-type`, or `invalid-body` with the fields
 */
export function readInput(request: Request, schema: v.GenericSchema, acceptsForm = false): unknown {
  requireSmallBody(request);
  const types = acceptsForm ? ['application/json', formType] : ['application/json'];
  const isReadable = typeof request.is(types) === 'string';
  if (!isReadable && !hasNoBody(request)) throw new ApiProblem('unsupported-media-type');
  const body: unknown = isReadable ? request.body : {};
  // An object schema would accept an array as an object without fields.
  if (Array.isArray(body)) throw new ApiProblem('invalid-body', { fields: ['(body)'] });
  const result = v.safeParse(schema, body);
  if (!result.success)
    throw new ApiProblem('invalid-body', { fields: getInvalidFields(result.issues) });
  return result.output;
}
