import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { emulators } from '../../emulators/project.ts';
import { errorScriptPath, errorScriptSource } from './record-errors.ts';

/** The built site at a separate address, which a test can take offline. */
export interface Site {
  readonly origin: string;
  setOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

/**
 * Starts a small proxy for the Hosting emulator. The drivers of Firefox and WebKit cannot take a
 * browser offline. Instead, the proxy drops every connection after `setOffline(true)`.
 */
export async function openSite(): Promise<Site> {
  let isOffline = false;
  // A random caller address shares no rate limit with other tests.
  const caller = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  const server = createServer((incoming, response) => {
    if (isOffline) incoming.socket.destroy();
    else if (incoming.url === errorScriptPath) serveErrorScript(response);
    else forward(incoming, response, caller);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    setOffline: (value) => {
      isOffline = value;
      if (value) server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function serveErrorScript(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  response.end(errorScriptSource);
}

function forward(incoming: IncomingMessage, response: ServerResponse, caller: string): void {
  const { host, port } = emulators.hosting;
  const { url, method, headers } = incoming;
  const proxyHeaders = {
    host: `${host}:${port}`,
    'x-forwarded-for': caller,
    'accept-encoding': 'identity',
  };
  const options = { host, port, path: url, method, headers: { ...headers, ...proxyHeaders } };
  const proxyRequest = request(options, (upstreamResponse) => {
    const { 'content-length': length, ...otherHeaders } = upstreamResponse.headers;
    const isPage = otherHeaders['content-type']?.startsWith('text/html') ?? false;
    response.writeHead(
      upstreamResponse.statusCode ?? 502,
      isPage ? otherHeaders : upstreamResponse.headers,
    );
    if (!isPage) return void upstreamResponse.pipe(response);
    // The Content-Security-Policy allows this file. The first script in the head runs first.
    void readText(upstreamResponse).then((html) => {
      response.end(html.replace('<head>', `<head><script src="${errorScriptPath}"></script>`));
    });
  });
  proxyRequest.on('error', () => response.destroy());
  response.on('close', () => proxyRequest.destroy());
  incoming.pipe(proxyRequest);
}
