import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { instances } from '../runtime/instances.ts';
import { ApiProblem } from '../runtime/problem.ts';

/** A form is read further than it may be long, so that its refusal can be in its page's language. */
const refusedFormBytes = 1024 * 1024;

/** A request as the platform hands it on, and what was wrong with its body. */
export type RequestWithBody = IncomingMessage & {
  rawBody?: Buffer;
  /** Body parsers of the 1.x kind pass over a request that has this. */
  _body?: boolean;
  bodyProblem?: ApiProblem;
};

const saveRawBody = (request: RequestWithBody, _response: ServerResponse, bytes: Buffer): void => {
  request.rawBody = bytes;
};
// Nobody sends us a compressed body, and one may be far larger than it looks.
const options = { saveRawBody, inflate: false };

type Parser = (
  request: RequestWithBody,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** One after the other: each passes on a body of another type, or one that has been read. */
const parsers: Record<'text' | 'upload', readonly Parser[]> = {
  text: [
    // Not strict: a body that is no object is for the schemas to refuse, by the names of its fields.
    express.json({ ...options, limit: instances.api.bodyBytes, strict: false }),
    express.urlencoded({ ...options, limit: refusedFormBytes, extended: false }),
    express.raw({ ...options, limit: instances.api.bodyBytes, type: () => true }),
  ],
  upload: [express.raw({ ...options, limit: instances.upload.bodyBytes, type: () => true })],
};

function toProblem(error: unknown, isUpload: boolean): ApiProblem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new ApiProblem(isUpload ? 'image-too-large' : 'body-too-large');
  if (status === 415) return new ApiProblem('unsupported-media-type');
  return new ApiProblem('invalid-body', { fields: ['(body)'] });
}

/** Whether a request announces a body at all; most do not, and need not wait for one. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the body of a request, of a bounded size, into `body` and `rawBody`. What is wrong with it is
 * noted as `bodyProblem`, for the endpoint to refuse once it knows who calls.
 */
export async function readBody(
  request: RequestWithBody,
  response: ServerResponse,
  isUpload: boolean,
): Promise<void> {
  try {
    for (const runParser of parsers[isUpload ? 'upload' : 'text']) {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      runParser(request, response, (error?: unknown) =>
        error === undefined ? resolve(undefined) : reject(error),
      );
      await promise;
    }
  } catch (error) {
    request.bodyProblem = toProblem(error, isUpload);
  }
  request._body = true;
}
