import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of the server. */
interface FeedResponse {
  readonly status?: number;
  /** The `Content-Type`; by default a calendar's. */
  readonly type?: string;
  readonly body?: string | Buffer;
  /** Other headers, such as the `Location` of a redirect. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What the server waits for before it responds. */
  readonly waitFor?: Promise<unknown>;
  /** Whether the response never ends. */
  readonly isEndless?: boolean;
}

/** A server in place of Google's calendar, whose response a test chooses. */
export class FeedServer {
  readonly #server = createServer((request, response) => {
    this.requests.push({ url: request.url ?? '', headers: request.headers });
    void this.#respond(response);
  });
  readonly requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  response: FeedResponse = {};

  async #respond(response: ServerResponse): Promise<void> {
    const { status = 200, type = 'text/calendar; charset=UTF-8', headers = {} } = this.response;
    const { body = '', isEndless, waitFor } = this.response;
    await waitFor;
    response.writeHead(status, { 'Content-Type': type, ...headers });
    if (isEndless) response.write(body);
    else response.end(body);
  }

  /** Starts the server, and makes the functions in this process read from it. */
  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.#server.address() as AddressInfo;
    process.env['CALENDAR_ORIGIN'] = `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
