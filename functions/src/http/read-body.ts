import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { functionResources } from '../runtime/function-resources.ts';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * The longest form that is parsed. It exceeds the API's body limit, so that a refusal can use the
 * language that the form states.
 */
const maxParsedFormBytes = 1024 * 1024;

/** A request with its body, or with the problem of its body. */
export type RequestWithBody = IncomingMessage & {
  rawBody?: Buffer;
  /** Body parsers skip a request with this flag. */
  _body?: boolean;
  bodyProblem?: ApiProblem;
};

const saveRawBody = (request: RequestWithBody, _response: ServerResponse, bytes: Buffer): void => {
  request.rawBody = bytes;
};
// Clients have no reason to compress, and a small compressed body may become a very large one.
const parserOptions = { verify: saveRawBody, inflate: false };

type Parser = (
  request: RequestWithBody,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The parsers run in turn. Each skips bodies of other types and bodies that are already parsed. */
const parsers: Record<'text' | 'upload', readonly Parser[]> = {
  text: [
    // `strict: false` lets the schemas refuse a body that is not an object, with their own problem.
    express.json({ ...parserOptions, limit: functionResources.api.bodyBytes, strict: false }),
    express.urlencoded({ ...parserOptions, limit: maxParsedFormBytes, extended: false }),
    express.raw({ ...parserOptions, limit: functionResources.api.bodyBytes, type: () => true }),
  ],
  upload: [
    express.raw({ ...parserOptions, limit: functionResources.upload.bodyBytes, type: () => true }),
  ],
};

function toProblem(error: unknown, isUpload: boolean): ApiProblem {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413) return new ApiProblem(isUpload ? 'image-too-large' : 'body-too-large');
  if (status === 415) return new ApiProblem('unsupported-media-type');
  return new ApiProblem('invalid-body', { fields: ['(body)'] });
}

/** Whether a request announces a body. Most do not, and need not wait for the parsers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a body of limited size into `body` and `rawBody`. It stores an error as `bodyProblem`, so
 * that guard.ts can refuse a stranger before the body's problem shows.
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
