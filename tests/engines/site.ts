import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { emulators } from '../../emulators/project.ts';
import { recorderPath, recorderSource } from './record-errors.ts';

/** The built site at a separate address, with a network that the test can cut. */
export interface Site {
  readonly origin: string;
  setOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

/**
 * Puts a small proxy before the Hosting emulator. Only Playwright's driver can cut a network, so
 * this server drops every connection instead.
 */
export async function openSite(): Promise<Site> {
  let isOffline = false;
  // This unique caller address avoids the rate limits of other tests.
  const caller = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  const server = createServer((incoming, answer) => {
    if (isOffline) incoming.socket.destroy();
    else if (incoming.url === recorderPath) serveRecorder(answer);
    else forward(incoming, answer, caller);
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

function serveRecorder(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  answer.end(recorderSource);
}

function forward(incoming: IncomingMessage, answer: ServerResponse, caller: string): void {
  const { host, port } = emulators.hosting;
  const { url, method, headers } = incoming;
  const own = { host: `${host}:${port}`, 'x-forwarded-for': caller, 'accept-encoding': 'identity' };
  const options = { host, port, path: url, method, headers: { ...headers, ...own } };
  const onward = request(options, (response) => {
    const { 'content-length': length, ...others } = response.headers;
    const isPage = others['content-type']?.startsWith('text/html') ?? false;
    answer.writeHead(response.statusCode ?? 502, isPage ? others : response.headers);
    if (!isPage) return void response.pipe(answer);
    // The Content-Security-Policy allows this file. The first script in the head runs first.
    void readText(response).then((html) => {
      answer.end(html.replace('<head>', `<head><script src="${recorderPath}"></script>`));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
