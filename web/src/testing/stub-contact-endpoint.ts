import { vi } from 'vitest';

/** The contact endpoint's reaction to the next messages. */
type Behaviour = 'accepts' | 'refuses' | 'is unreachable';

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
    const status = behaviour === 'accepts' ? 200 : 501;
    return Promise.resolve(new Response('{}', { status }));
  });
  return messages;
}
