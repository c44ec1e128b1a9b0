import type { Environment } from '../../../../environments/schema.ts';
import { gapiStubSource } from '../../../../tests/e2e/support/gapi-stub.ts';
import type { ProjectEmulators } from './emulators.ts';
import { forwardTo, type Handler } from './forward.ts';

const respondWith =
  (contentType: string, text: string): Handler =>
  (_, response) => {
    response.writeHead(200, { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' });
    response.end(text);
  };

/** Converts the path of a sign-in helper page on the project's domain to its path in the emulator. */
const toEmulatorPath = (path: string) => path.replace(/^\/__\/auth\//u, '/emulator/auth/');

/** Forwards to the Auth emulator, which selects a host by the path's first part. */
const forwardToAuth = (auth: string, host: string): Handler =>
  forwardTo(auth, { rewritePath: (path) => `/${host}${path}` });

/** Makes the handlers for Google's hosts, which are emulators and stubs. */
export function makeGoogleHosts(
  { auth, firestore, storage }: ProjectEmulators,
  { projectId, siteOrigin, webApp }: Environment,
): ReadonlyMap<string, Handler> {
  const identityHost = 'identitytoolkit.googleapis.com';
  const tokenHost = 'securetoken.googleapis.com';
  const authorizedDomains = [new URL(siteOrigin).hostname];
  const respondSettings = respondWith(
    'application/json',
    JSON.stringify({ projectId, authorizedDomains }),
  );
  const forwardIdentity = forwardToAuth(auth, identityHost);
  return new Map<string, Handler>([
    ['firestore.googleapis.com', forwardTo(firestore)],
    ['firebasestorage.googleapis.com', forwardTo(storage)],
    [
      identityHost,
      (incoming, response) => {
        // The emulator's settings authorize only the domain localhost, so a stub replaces them.
        const isSettings = incoming.method === 'GET' && incoming.url?.startsWith('/v1/projects?');
        (isSettings ? respondSettings : forwardIdentity)(incoming, response);
      },
    ],
    [tokenHost, forwardToAuth(auth, tokenHost)],
    [webApp.authDomain, forwardTo(auth, { rewritePath: toEmulatorPath })],
    ['apis.google.com', respondWith('text/javascript', gapiStubSource)],
  ]);
}
