import { vi } from 'vitest';

/** The contact endpoint's reaction to the next messages. */
type Behaviour = 'accepts' | 'refuses' | 'is unreachable' | { readonly invalidFields: string[] };

/**
 * Replaces the contact endpoint.
 *
 * @returns the messages that it receives after this call
 */
export function stubContactEndpoint(behaviour: Behaviour): readonly URLSearchParams[] {
  const messages: URLSearchParams[] = [];
  const fetchFromNetwork = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== '/api/contact') return fetchFromNetwork(input, init);
    if (init?.body instanceof URLSearchParams) messages.push(init.body);
    if (behaviour === 'is unreachable') return Promise.reject(new TypeError('Failed to fetch'));
    if (typeof behaviour === 'object') {
      const problem = { error: 'invalid-body', fields: behaviour.invalidFields };
      return Promise.resolve(Response.json(problem, { status: 400 }));
    }
    const status = behaviour === 'accepts' ? 200 : 501;
    return Promise.resolve(new Response('{}', { status }));
  });
  return messages;
}
