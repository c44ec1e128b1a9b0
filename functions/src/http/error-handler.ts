import type { ProblemCode } from '@club/domain/problem';
import type { ErrorRequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { getFormLocale, wantsPage } from '../request/form-without-script.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { makeFormErrorPage } from './form-error-page.ts';
import { formErrorTexts } from './form-error-texts.ts';

/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED and UNAVAILABLE, which are temporary. */
const transientCodes = new Set<unknown>([4, 8, 10, 14]);

function toProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  // Express throws a URIError for a path that cannot be decoded.
  if (error instanceof URIError) return new ApiProblem('not-found');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return new ApiProblem(transientCodes.has(code) ? 'unavailable' : 'internal');
}

/** Problems with a status 5xx that are no faults. They are not logged, so they raise no alert. */
const intendedCodes = new Set<ProblemCode>(['not-implemented', 'writes-stopped']);

/** The first lines of the stack, without the message above them, which may have several lines. */
const listStackLines = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /u.test(line))
    .slice(0, 5);

/**
 * Responds to every error of the API with its problem as JSON. A form without script gets a page
 * instead. Logs each problem with a status 5xx that is not intended: its code, the error's name and
 * the first lines of its stack. The message may quote user input, so it is not logged. Of each
 * response 401, 403 and 429, logs the problem's code and the request's method.
 */
// Express recognizes an error handler by its four parameters.
// oxlint-disable-next-line no-unused-vars
export const sendError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const problem = toProblem(error);
  if (problem.status >= 500 && !intendedCodes.has(problem.body.error)) {
    logger.error('request failed', {
      code: problem.body.error,
      kind: error instanceof Error ? error.name : typeof error,
      stack: error instanceof Error ? listStackLines(error) : undefined,
    });
  } else if ([401, 403, 429].includes(problem.status)) {
    logger.warn('request refused', { code: problem.body.error, method: request.method });
  }
  if (problem.retryAfter !== undefined) response.set('Retry-After', String(problem.retryAfter));
  response.status(problem.status);
  const texts = formErrorTexts[request.path];
  // The browser shows the response of a form without script as a page.
  if (texts && wantsPage(request)) {
    response
      .type('html')
      .send(makeFormErrorPage(texts, problem.body.error, getFormLocale(request)));
    return;
  }
  response.json(problem.body);
};
