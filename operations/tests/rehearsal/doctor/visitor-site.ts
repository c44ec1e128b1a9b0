import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '../../../../environments/schema.ts';
import { getHeaders } from '../../../deploy/check-headers.ts';
import { renderExpectedHeaders } from '../../../doctor/context.ts';

/** A response of the site. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A local server that replaces the hosts that visitors reach. */
export interface VisitorSite {
  /** `http://127.0.0.1:PORT`. The first part of a path is the host. */
  readonly origin: string;
  /** The methods of all requests, in order. */
  readonly methods: readonly string[];
  /** Changes the response of `host/path`. */
  readonly change: (address: string, change: (response: SiteResponse) => SiteResponse) => void;
  /** The hosts that close the connection without a response. A test adds them. */
  readonly downHosts: Set<string>;
  readonly close: () => Promise<void>;
}

/** The visitor's IP address, as the platform would determine it. */
const visitorIpAddress = '198.51.100.7';

const assetPath = '/assets/index-0a1b2c3d.js';

function makeResponses(settings: Environment, commit: string, apiHost: string) {
  const { host } = new URL(settings.siteOrigin);
  const headerRules = renderExpectedHeaders(settings);
  const makePage = (path: string, body: string, type = 'text/html'): [string, SiteResponse] => [
    `${host}${path}`,
    {
      status: 200,
      headers: { ...Object.fromEntries(getHeaders(headerRules, path)), 'content-type': type },
      body,
    },
  ];
  const makeJson = (value: unknown): SiteResponse => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const signInHelper: SiteResponse = {
    status: 200,
    headers: Object.fromEntries(getHeaders(headerRules, '/__/auth/handler')),
    body: '<!doctype html>',
  };
  const health = makeJson({ ok: true, version: commit, caller: visitorIpAddress });
  const note = { _id: 'note-1', note: 'Gym.', note_fr: 'Gym.', buttonDisplay: true };
  const { authDomain } = settings.webApp;
  return new Map<string, SiteResponse>([
    makePage('/', `<script type="module" src="${assetPath}"></script>`),
    makePage('/en', '<!doctype html>'),
    makePage(assetPath, 'export {};', 'text/javascript'),
    [`${host}/api/notes/getAll`, makeJson([{ ...note, updatedAt: '2026-01-01T00:00:00.000Z' }])],
    [`${host}/api/health`, health],
    [`${apiHost}/api/health`, health],
    [`${authDomain}/__/auth/handler`, signInHelper],
    [`${authDomain}/__/auth/iframe`, signInHelper],
    [`${authDomain}/__/firebase/init.json`, makeJson({ projectId: settings.projectId })],
    ['www.gstatic.com/generate_204', { status: 204, headers: {}, body: '' }],
  ]);
}

const image: SiteResponse = { status: 200, headers: { 'content-type': 'image/png' }, body: 'png' };
const notFound: SiteResponse = { status: 404, headers: {}, body: '' };

/** Serves the pages, the API and the images of a deployed environment. */
export async function startVisitorSite(
  settings: Environment,
  commit: string,
  apiHost: string,
): Promise<VisitorSite> {
  const responses = makeResponses(settings, commit, apiHost);
  const methods: string[] = [];
  const downHosts = new Set<string>();
  const findResponse = (address: string): SiteResponse =>
    responses.get(address) ??
    (address.startsWith('firebasestorage.googleapis.com/') ? image : notFound);
  const server = createServer((request, response) => {
    methods.push(request.method ?? '');
    const address = new URL(request.url ?? '/', 'http://127.0.0.1').pathname.slice(1);
    if (downHosts.has(address.split('/', 1)[0] ?? '')) {
      request.socket.destroy();
      return;
    }
    const { status, headers, body } = findResponse(decodeURIComponent(address));
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    methods,
    downHosts,
    change: (address, change) => {
      responses.set(address, change(findResponse(address)));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
