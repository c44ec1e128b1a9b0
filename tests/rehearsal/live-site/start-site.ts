import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { localSecrets } from '../../../emulators/local-secrets.ts';
import { type Mailbox, openMailbox } from '../../../emulators/mailbox/mailbox.ts';
import {
  withAuthEmulator,
  withoutAuthEmulator,
} from '../../../scripts/bench/functions-framework.ts';
import { chromiumArguments } from '../../browser/chromium.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import type { RecordedRequest } from '../google/recorder.ts';
import { rulesIn, sentTo } from '../sent.ts';
import { projectId, settings } from '../settings.ts';
import { makeCertificate } from './certificates.ts';
import { type ProjectEmulators, startEmulators } from './emulators.ts';
import { forwardTo } from './forward.ts';
import { startSentFunction } from './functions.ts';
import { googleHosts } from './google-hosts.ts';
import { serveHosting } from './hosting.ts';
import { startHttps } from './https-server.ts';
import { installUploaded } from './install.ts';

/** The site that was uploaded, on this machine. */
export interface Site {
  /** Every host that it asks for leads here. */
  readonly browser: Browser;
  readonly emulators: ProjectEmulators;
  readonly mailbox: Mailbox;
  /** Starts a function that was sent, and gives its `host:port`. */
  readonly startFunction: (name: string) => Promise<string>;
  readonly end: () => Promise<void>;
}

const mailHost = 'localhost';
const anyPort = { host: mailHost, port: 0 };

/**
 * Serves what was sent, and nothing else: the pages, their headers and the rules as they were sent,
 * the functions from the package that was uploaded. Three things are replaced: Google's data stores
 * by the emulators, the host that mails are handed to by one of this machine, and the sign-in's
 * helper script by a stub.
 */
export async function startSite(requests: readonly RecordedRequest[]): Promise<Site> {
  const undo: (() => unknown)[] = [];
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'rehearsal-site-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true }));
    const zip = sentTo(requests, 'PUT', 'upload', /^functions\.zip$/u).at(-1);
    if (!zip) throw new Error('No functions were uploaded.');
    const source = join(folder, 'functions');
    installUploaded(zip.body, source);
    const stop = new AbortController();
    undo.push(() => stop.abort());

    const emulators = await startEmulators(projectId, rulesIn(requests));
    undo.push(emulators.end);
    const hosts = ['apis.google.com', '*.googleapis.com', settings.webApp.authDomain];
    const siteHost = new URL(settings.siteOrigin).host;
    const certificate = await makeCertificate([mailHost, siteHost, ...hosts], folder);
    const security = {
      ...certificate,
      user: settings.mail.user ?? '',
      password: localSecrets.MAIL_PASSWORD,
    };
    const mailbox = await openMailbox({ smtp: anyPort, web: anyPort }, security);
    undo.push(mailbox.close);

    const environment = {
      ...localSecrets,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({
        projectId,
        storageBucket: settings.webApp.storageBucket,
      }),
      FIRESTORE_EMULATOR_HOST: emulators.firestore,
      FIREBASE_STORAGE_EMULATOR_HOST: emulators.storage,
      ...withoutAuthEmulator,
      MAIL_HOST: mailHost,
      MAIL_PORT: String(mailbox.smtp),
      NODE_EXTRA_CA_CERTS: certificate.file,
    };
    const start = (name: string, more: NodeJS.ProcessEnv = {}) =>
      startSentFunction(requests, name, {
        source,
        stop: stop.signal,
        environment: { ...environment, ...more },
      });
    const [api, upload] = await Promise.all([
      start('api', withAuthEmulator(emulators.auth)),
      start('upload', withAuthEmulator(emulators.auth)),
    ]);

    const siteFolder = join(folder, 'site');
    mkdirSync(siteFolder);
    const services = new Map([
      ['api', forwardTo(api)],
      ['upload', forwardTo(upload)],
    ]);
    const server = await startHttps(
      certificate,
      new Map([
        ...googleHosts(emulators, settings),
        [siteHost, serveHosting(requests, siteFolder, services)],
      ]),
    );
    undo.push(server.close);
    const browser = await chromium.launch({
      executablePath: findChromium(() => undefined),
      args: [...chromiumArguments, `--host-resolver-rules=MAP * 127.0.0.1:${server.port}`],
    });
    undo.push(() => browser.close());
    return { browser, emulators, mailbox, startFunction: (name) => start(name), end };
  } catch (error) {
    await end();
    throw error;
  }
}
