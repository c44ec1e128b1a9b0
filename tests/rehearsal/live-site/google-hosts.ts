import type { Environment } from '../../../environments/schema.ts';
import { gapiStubSource } from '../../e2e/support/gapi-stub.ts';
import type { ProjectEmulators } from './emulators.ts';
import { forwardTo, type Handler } from './forward.ts';

const answerWith =
  (contentType: string, text: string): Handler =>
  (_, answer) => {
    answer.writeHead(200, { 'Content-Type': contentType, 'Access-Control-Allow-Origin': '*' });
    answer.end(text);
  };

/** Rewrites the path of a sign-in helper page, which Google serves on the project's domain. */
const toHelperPage = (path: string) => path.replace(/^\/__\/auth\//u, '/emulator/auth/');

/** The Auth emulator serves all of Google's sign-in hosts, by the path's first part. */
const answerAs = (auth: string, host: string): Handler =>
  forwardTo(auth, { path: (path) => `/${host}${path}` });

/** The handlers for Google's hosts: the emulators, and a stub of the sign-in's helper script. */
export function googleHosts(
  { auth, firestore, storage }: ProjectEmulators,
  { projectId, siteOrigin, webApp }: Environment,
): ReadonlyMap<string, Handler> {
  const identity = 'identitytoolkit.googleapis.com';
  const token = 'securetoken.googleapis.com';
  const authorizedDomains = [new URL(siteOrigin).hostname];
  const settings = answerWith('application/json', JSON.stringify({ projectId, authorizedDomains }));
  const forwardIdentity = answerAs(auth, identity);
  return new Map<string, Handler>([
    ['firestore.googleapis.com', forwardTo(firestore)],
    ['firebasestorage.googleapis.com', forwardTo(storage)],
    [
      identity,
      (incoming, answer) => {
        // The emulator knows no domain but localhost.
        const isSettings = incoming.method === 'GET' && incoming.url?.startsWith('/v1/projects?');
        (isSettings ? settings : forwardIdentity)(incoming, answer);
      },
    ],
    [token, answerAs(auth, token)],
    [webApp.authDomain, forwardTo(auth, { path: toHelperPage })],
    ['apis.google.com', answerWith('text/javascript', gapiStubSource)],
  ]);
}
