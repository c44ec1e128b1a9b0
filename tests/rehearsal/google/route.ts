import type { Answer, RecordedRequest, Route } from './recorder.ts';

/** A route as `METHOD service pattern`. The pattern must match the full path. */
export function route(
  name: string,
  answer: (request: RecordedRequest, parts: readonly string[]) => Answer,
): Route {
  const [method = '', service = '', pattern = ''] = name.split(' ');
  return { method, service, path: new RegExp(`^(?:${pattern})$`, 'u'), answer };
}

/** Responds with these contents. */
export const json = (value: unknown): Answer => ({ json: value });

/** Responds that the resource does not exist. */
export const notFound: Answer = {
  status: 404,
  json: { error: { code: 404, status: 'NOT_FOUND', message: 'not found' } },
};

/** Responds that the account has no permission. */
export const forbidden: Answer = {
  status: 403,
  json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no right' } },
};

/** Responds with an error in Google's format. */
export const refuse = (status: number, name: string, message: string): Answer => ({
  status,
  json: { error: { code: status, status: name, message } },
});

/** Responds that a resource of this name exists already. */
export const conflict: Answer = {
  status: 409,
  json: { error: { code: 409, status: 'ALREADY_EXISTS', message: 'it exists already' } },
};
