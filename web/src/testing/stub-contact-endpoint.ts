import { vi } from 'vitest';

/** What our contact endpoint does with the next message. */
type Behaviour = 'takes it' | 'refuses it' | 'is out of reach';

/**
 * Replaces the endpoint.
 *
 * @returns the messages that it receives from now on
 */
export function stubContactEndpoint(behaviour: Behaviour): readonly URLSearchParams[] {
  const messages: URLSearchParams[] = [];
  const fetchFromNetwork = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    if (input !== '/api/contact') return fetchFromNetwork(input, init);
    if (init?.body instanceof URLSearchParams) messages.push(init.body);
    if (behaviour === 'is out of reach') return Promise.reject(new TypeError('Failed to fetch'));
    const status = behaviour === 'takes it' ? 200 : 501;
    return Promise.resolve(new Response('{}', { status }));
  });
  return messages;
}
