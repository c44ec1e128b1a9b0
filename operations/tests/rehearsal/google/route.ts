import type { StubResponse, RecordedRequest, Route } from './recorder.ts';

/** Makes a route from `METHOD service pattern`. The pattern must match the full path. */
export function route(
  name: string,
  respond: (request: RecordedRequest, groups: readonly string[]) => StubResponse,
): Route {
  const [method = '', service = '', pattern = ''] = name.split(' ');
  return { method, service, path: new RegExp(`^(?:${pattern})$`, 'u'), respond };
}

/** Makes a response with this body. */
export const json = (value: unknown): StubResponse => ({ json: value });

/** The response about a resource that does not exist. */
export const notFound: StubResponse = {
  status: 404,
  json: { error: { code: 404, status: 'NOT_FOUND', message: 'not found' } },
};

/** The response to an account without permission. */
export const forbidden: StubResponse = {
  status: 403,
  json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no permission' } },
};

/** Makes an error response in Google's format. */
export const refuse = (code: number, status: string, message: string): StubResponse => ({
  status: code,
  json: { error: { code, status, message } },
});

/** The response about a resource whose name is taken. */
export const conflict: StubResponse = {
  status: 409,
  json: { error: { code: 409, status: 'ALREADY_EXISTS', message: 'it exists already' } },
};
