import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request handler of Node's servers. */
export type Handler = (incoming: IncomingMessage, answer: ServerResponse) => void;

interface Change {
  readonly path?: (path: string) => string;
  /** Headers to add to each request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Forwards requests to a server of this machine, and streams its responses. */
export const forwardTo =
  (host: string, { path = (same) => same, headers = {} }: Change = {}): Handler =>
  (incoming, answer) => {
    const outgoing = request(`http://${host}${path(incoming.url ?? '/')}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host, ...headers },
    });
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.once('error', () => answer.destroy());
    // The browser closes the connection when it leaves the page.
    answer.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
