import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { localSecrets } from '../../../../emulators/project.ts';
import { type Mailbox, openMailbox } from '../../../../emulators/mailbox/mailbox.ts';
import {
  makeAuthEmulatorVariables,
  productionAuthVariables,
} from '../../../../tests/functions-framework.ts';
import { listDeclaredFunctions } from '../../../deploy/declared-functions.ts';
import { openChromium } from '../../../../tests/browser/open-chromium.ts';
import type { RecordedRequest } from '../google/recorded-request.ts';
import { getSentRules, selectRequests } from '../select-requests.ts';
import { projectId, settings } from '../settings.ts';
import { type Certificate, makeCertificate } from './certificates.ts';
import { type ProjectEmulators, startEmulators } from './emulators.ts';
import { forwardTo } from './forward.ts';
import { startUploadedFunction } from './functions.ts';
import { makeGoogleHosts } from './google-hosts.ts';
import { serveHosting } from './hosting.ts';
import { startHttps } from './https-server.ts';
import { installFunctions } from './install.ts';

/** The uploaded site on this machine. */
export interface Site {
  /** A browser that resolves every host to this machine. */
  readonly browser: Browser;
  readonly emulators: ProjectEmulators;
  readonly mailbox: Mailbox;
  /** Starts an uploaded function without the Auth emulator, and returns its `host:port`. */
  readonly startFunction: (name: string) => Promise<string>;
  /** Loads the installed package, and returns the names of its functions. */
  readonly listFunctions: () => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

const mailHost = 'localhost';
const anyPort = { host: mailHost, port: 0 };

function makeFolder(cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-site-'));
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Installs the last uploaded package of the functions, and returns its folder. */
function installUploadedFunctions(requests: readonly RecordedRequest[], folder: string): string {
  const zip = selectRequests(requests, 'PUT', 'upload', /^functions\.zip$/u).at(-1);
  if (!zip) throw new Error('No functions were uploaded.');
  const source = join(folder, 'functions');
  installFunctions(zip.body, source);
  return source;
}

/** Opens a local mail host with TLS and a log-in, like a real one. */
function openSecureMailbox(certificate: Certificate): Promise<Mailbox> {
  const user = settings.mail.user ?? '';
  const password = localSecrets.MAIL_PASSWORD;
  return openMailbox({ smtp: anyPort, web: anyPort }, { ...certificate, user, password });
}

/**
 * Makes the environment variables that a function would have on Cloud Run, but its data stores are
 * emulators.
 */
const makeFunctionEnvironment = (
  emulators: ProjectEmulators,
  mailbox: Mailbox,
  certificate: Certificate,
): NodeJS.ProcessEnv => ({
  ...localSecrets,
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: settings.webApp.storageBucket }),
  FIRESTORE_EMULATOR_HOST: emulators.firestore,
  FIREBASE_STORAGE_EMULATOR_HOST: emulators.storage,
  ...productionAuthVariables,
  MAIL_HOST: mailHost,
  MAIL_PORT: String(mailbox.smtpPort),
  NODE_EXTRA_CA_CERTS: certificate.file,
});

/** Opens a browser that sends requests for every host to `port`. */
const openBrowser = (port: number): Promise<Browser> =>
  openChromium([`--host-resolver-rules=MAP * 127.0.0.1:${port}`]);

const siteHost = new URL(settings.siteOrigin).host;
const certificateHosts = [
  mailHost,
  siteHost,
  'apis.google.com',
  '*.googleapis.com',
  settings.webApp.authDomain,
];

/** Starts all parts of the site. Registers in `cleanup` how to stop each part. */
async function startParts(
  requests: readonly RecordedRequest[],
  cleanup: AsyncDisposableStack,
): Promise<Site> {
  const folder = makeFolder(cleanup);
  const source = installUploadedFunctions(requests, folder);
  const controller = new AbortController();
  cleanup.defer(() => controller.abort());
  const emulators = await startEmulators(projectId, getSentRules(requests));
  cleanup.defer(emulators.end);
  const certificate = await makeCertificate(certificateHosts, folder);
  const mailbox = await openSecureMailbox(certificate);
  cleanup.defer(mailbox.close);

  const environment = makeFunctionEnvironment(emulators, mailbox, certificate);
  const startFunction = (name: string, extraVariables: NodeJS.ProcessEnv = {}) =>
    startUploadedFunction(requests, name, {
      source,
      signal: controller.signal,
      environment: { ...environment, ...extraVariables },
    });
  const authVariables = makeAuthEmulatorVariables(emulators.auth);
  const functionHandlers = await Promise.all(
    ['api', 'upload'].map(
      async (name) => [name, forwardTo(await startFunction(name, authVariables))] as const,
    ),
  );

  const siteFolder = join(folder, 'site');
  mkdirSync(siteFolder);
  const hosting = serveHosting(requests, siteFolder, new Map(functionHandlers));
  const hosts = new Map([...makeGoogleHosts(emulators, settings), [siteHost, hosting]]);
  const server = await startHttps(certificate, hosts);
  cleanup.defer(server.close);
  const browser = await openBrowser(server.port);
  cleanup.defer(() => browser.close());
  return {
    browser,
    emulators,
    mailbox,
    startFunction: (name) => startFunction(name),
    listFunctions: async () => {
      const bundle = join(source, 'lib/index.js');
      const options = { signal: controller.signal, environment, print: () => undefined };
      const functions = await listDeclaredFunctions(bundle, projectId, options);
      return functions.map(({ id }) => id);
    },
    end: () => cleanup.disposeAsync(),
  };
}

/**
 * Serves the uploaded pages, headers and rules, and the functions from their package. Emulators
 * replace Google's data stores and sign-in. Local servers replace Hosting and the mail host.
 */
export async function startSite(requests: readonly RecordedRequest[]): Promise<Site> {
  const cleanup = new AsyncDisposableStack();
  try {
    return await startParts(requests, cleanup);
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}
