import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificates.ts';
import type { Handler } from './forward.ts';

export interface HttpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves hosts on one port, each by its handler. Other hosts get an empty response. */
export async function startHttps(
  { key, cert }: Certificate,
  handlers: ReadonlyMap<string, Handler>,
): Promise<HttpsServer> {
  const server = createServer({ key, cert }, (incoming, response) => {
    const handler = handlers.get(incoming.headers.host ?? '');
    if (handler) handler(incoming, response);
    else response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
