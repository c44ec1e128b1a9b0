import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { limits } from '@club/domain/limits';
import { type ImageForm, imageFormSchema } from '@club/domain/uploaded-image';
import busboy from 'busboy';
import type { Request } from 'express';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { getInvalidFields, getRawBody } from '../request/read-input.ts';
import { functionResources } from '../runtime/function-resources.ts';

const formLimits = {
  files: 1,
  fields: 2,
  // Busboy emits `partsLimit` at this number of parts, not above it.
  parts: 4,
  fileSize: limits.uploadBytes,
  fieldSize: 200,
  fieldNameSize: 20,
  headerPairs: 20,
};

const makeInvalidBody = (...fields: string[]) => new ApiProblem('invalid-body', { fields });

function openForm(request: Request): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits: formLimits });
  } catch {
    // Busboy throws for multipart without a boundary.
    throw makeInvalidBody('(body)');
  }
}

/** Reads all parts of the form, and then throws the first problem, if there was one. */
async function readParts(request: Request): Promise<Record<string, unknown>> {
  const parts = new Map<string, unknown>();
  const form = openForm(request);
  const problems: ApiProblem[] = [];
  const addProblem = (problem: ApiProblem) => problems.push(problem);
  const addPart = (name: string, value: unknown) => {
    if (parts.has(name)) addProblem(makeInvalidBody(name));
    parts.set(name, value);
  };
  form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated)
      addProblem(makeInvalidBody(nameTruncated ? '(body)' : name));
    addPart(name, value);
  });
  form.on('file', (name, stream: Readable) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('limit', () => addProblem(new ApiProblem('image-too-large')));
    stream.on('end', () => addPart(name, Buffer.concat(chunks)));
    // Busboy also emits this error on the form.
    stream.on('error', () => undefined);
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    form.on(limit, () => addProblem(makeInvalidBody('(body)')));
  }
  const closeEvent = once(form, 'close');
  form.end(getRawBody(request));
  await closeEvent;
  if (problems[0]) throw problems[0];
  return Object.fromEntries(parts);
}

/**
 * Reads the multipart body of an upload, with limits for every part.
 *
 * @throws ApiProblem `unsupported-media-type`, `image-too-large`, or `invalid-body` with the fields
 */
export async function readImageForm(request: Request): Promise<ImageForm> {
  if (request.is('multipart/form-data') !== 'multipart/form-data') {
    throw new ApiProblem('unsupported-media-type');
  }
  if (getRawBody(request).byteLength > functionResources.upload.bodyBytes) {
    throw new ApiProblem('image-too-large');
  }
  const parts = await readParts(request).catch((error: unknown) => {
    // Busboy's own errors mean a truncated or malformed form.
    throw error instanceof ApiProblem ? error : makeInvalidBody('(body)');
  });
  const form = v.safeParse(imageFormSchema, parts);
  if (!form.success) throw makeInvalidBody(...getInvalidFields(form.issues));
  return form.output;
}
