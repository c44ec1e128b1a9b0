import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request handler of Node's servers. */
export type Handler = (incoming: IncomingMessage, response: ServerResponse) => void;

interface RequestRewrite {
  readonly rewritePath?: (path: string) => string;
}

/** Forwards requests to a server of this machine, and streams its responses. */
export const forwardTo =
  (host: string, { rewritePath = (path) => path }: RequestRewrite = {}): Handler =>
  (incoming, response) => {
    const outgoing = request(`http://${host}${rewritePath(incoming.url ?? '/')}`, {
      method: incoming.method,
      headers: { ...incoming.headers, host },
      // An emulator may close an idle connection just as a request reuses it.
      agent: false,
    });
    outgoing.once('response', (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    outgoing.once('error', () => response.destroy());
    // The browser closes the connection when it leaves the page.
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
