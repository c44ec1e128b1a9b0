import { limits } from '@club/domain/limits';
import type { Request } from 'express';
import * as v from 'valibot';
import { ApiProblem } from './problem.ts';

function rawSize(request: Request): number {
  return 'rawBody' in request && Buffer.isBuffer(request.rawBody) ? request.rawBody.byteLength : 0;
}

/** The names of the fields at fault, each once; `(body)` where the whole is wrong. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? '(body)'))];
}

const form = 'application/x-www-form-urlencoded';

/**
 * Reads a JSON body, or where the endpoint takes one a form's, by the endpoint's schema, so a handler sees nothing that was not asked for.
 *
 * @throws ApiProblem `body-too-large`, `unsupported-media-type`, or `invalid-body` naming the fields.
 */
export function readInput(request: Request, schema: v.GenericSchema, acceptsForm = false): unknown {
  if (rawSize(request) > limits.bodyBytes) throw new ApiProblem('body-too-large');
  const types = acceptsForm ? ['application/json', form] : ['application/json'];
  if (request.is(types) === false || request.is(types) === null) {
    throw new ApiProblem('unsupported-media-type');
  }
  // An object schema would take a list for an object without the fields.
  if (Array.isArray(request.body)) throw new ApiProblem('invalid-body', { fields: ['(body)'] });
  const result = v.safeParse(schema, request.body);
  if (!result.success) throw new ApiProblem('invalid-body', { fields: fieldsOf(result.issues) });
  return result.output;
}
