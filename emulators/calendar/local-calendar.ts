import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calendar } from '../project.ts';
import { makeSeason } from './season.ts';
import { writeFeed } from './write-feed.ts';

/** The running calendar. */
export interface LocalCalendar {
  /** The port it listens on. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat((await request.toArray()) as Buffer[]);

/**
 * Serves the demo's season at the path of Google's feed, and below `/before` the season without its
 * latest changes. `PUT /feed` replaces both by the body of the request, and `DELETE /feed` restores
 * them.
 */
function serveSeason(): RequestListener {
  // One time for all requests, so that they get the same latest changes.
  const startedAt = Date.now();
  let replacement: Buffer | undefined;
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://calendar');
    const sendFeed = ({ hasChanges }: { hasChanges: boolean }) =>
      response
        .writeHead(200, { 'Content-Type': 'text/calendar; charset=UTF-8' })
        .end(replacement ?? writeFeed(makeSeason(startedAt, { hasChanges }), Date.now()));
    const route = `${request.method} ${pathname}`;
    if (route === 'PUT /feed') {
      readBody(request).then(
        (body) => {
          replacement = body;
          response.writeHead(204).end();
        },
        // A client that disconnects early must not stop the server.
        () => response.destroy(),
      );
    } else if (route === 'DELETE /feed') {
      replacement = undefined;
      response.writeHead(204).end();
    } else if (/^GET \/before\/calendar\/ical\/[^/]+\/public\/basic\.ics$/u.test(route))
      sendFeed({ hasChanges: false });
    else if (/^GET \/calendar\/ical\/[^/]+\/public\/basic\.ics$/u.test(route))
      sendFeed({ hasChanges: true });
    else response.writeHead(404).end();
  };
}

/** Starts a stub of Google's calendar. Only this machine can reach it. */
export async function openLocalCalendar({ host, port } = calendar): Promise<LocalCalendar> {
  const server = createServer(serveSeason());
  await once(server.listen(port, host), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
