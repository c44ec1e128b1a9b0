import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { origin as hostingOrigin } from '../../../tests/api/http.ts';

interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A change of the response to one request. */
export interface Fault {
  /** `METHOD path`, such as `GET /en`. */
  readonly request: string;
  readonly change: (response: SiteResponse) => Partial<SiteResponse>;
}

/** The built site behind a proxy that can change its responses. */
export interface FaultySite {
  readonly origin: string;
  /** All requests: `METHOD path body`. */
  readonly requests: readonly string[];
  readonly setFaults: (faults: readonly Fault[]) => void;
  readonly close: () => Promise<void>;
}

async function forward(incoming: IncomingMessage, body: Buffer): Promise<SiteResponse> {
  const method = incoming.method ?? 'GET';
  const { 'content-type': type, accept = '*/*' } = incoming.headers;
  const response = await fetch(hostingOrigin + (incoming.url ?? '/'), {
    method,
    redirect: 'manual',
    headers: { accept, ...(type !== undefined && { 'content-type': type }) },
    body: method === 'POST' ? new Uint8Array(body) : null,
  });
  return {
    status: response.status,
    headers: new Headers(response.headers),
    text: await response.text(),
  };
}

/** Headers of one connection or of the compressed body, which `fetch` has already decompressed. */
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/** Starts the proxy, at first without a fault. */
export async function openFaultySite(): Promise<FaultySite> {
  const requests: string[] = [];
  let faults: readonly Fault[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await buffer(incoming);
      const request = `${incoming.method} ${incoming.url}`;
      requests.push(`${request} ${body.toString()}`.trim());
      const response = await forward(incoming, body);
      const fault = faults.find((item) => item.request === request);
      const { status, headers, text } = { ...response, ...fault?.change(response) };
      const sentHeaders = [...headers].filter(([name]) => !transportHeaders.includes(name));
      outgoing.writeHead(status, Object.fromEntries(sentHeaders)).end(text);
    })().catch(() => outgoing.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setFaults: (newFaults) => {
      faults = newFaults;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
