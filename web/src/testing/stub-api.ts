import { vi } from 'vitest';

/** The API's reaction to the next requests: a response, a network error, or no response. */
type Behaviour = { readonly status: number; readonly body: unknown } | 'unreachable' | 'stalls';

/**
 * Replaces the API's server.
 *
 * @returns the requests from now on, each as `path body`
 */
export function stubApi(behaviour: Behaviour): readonly string[] {
  const requests: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    requests.push(`${new URL(request.url).pathname} ${await request.text()}`);
    if (behaviour === 'unreachable') throw new TypeError('Failed to fetch');
    if (behaviour === 'stalls') return new Promise<Response>(() => undefined);
    return Response.json(behaviour.body, { status: behaviour.status });
  });
  return requests;
}

export const acceptedResponse = { status: 200, body: { ok: true } } as const;
export const notImplementedResponse = { status: 501, body: { error: 'not-implemented' } } as const;
