import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { demo, demoParameters } from '../environments/demo.ts';
import firebaseJson from '../firebase.json' with { type: 'json' };

/** The repository's root. */
export const root = join(import.meta.dirname, '..');

/** The folder of files that can be generated again. */
export const cacheFolder = join(root, '.cache');

/** The folder of the data that was edited locally. */
export const savedDataFolder = join(root, '.emulator-data');

/** The binary of Node 24 that npm installs. The machine may have another version. */
export const node = join(root, 'node_modules/.bin/node');

/** The command line of firebase-tools, run by our Node. */
export const firebaseTools = [
  node,
  join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
] as const;

/** The emulators' project. Its `demo-` prefix excludes any real project. */
export const { projectId } = demo;

/** The hosts and ports of firebase.json. */
export const emulators = firebaseJson.emulators;

/** The mail host of the demo's functions, and the page of its mails. */
export const mailbox = {
  smtp: { host: demo.mail.host, port: demo.mail.port },
  web: { host: '127.0.0.1', port: 8025 },
};

/** The local mailbox's web address. It shows received mails at `/`; tests read `/mails`. */
export const mailboxAddress = `http://${mailbox.web.host}:${mailbox.web.port}`;

/** The local calendar's address, in place of `https://calendar.google.com`. */
export const calendarAddress = demoParameters.CALENDAR_ORIGIN;

const { hostname, port } = new URL(calendarAddress);

/** The host and port of the local calendar. */
export const calendar = { host: hostname, port: Number(port) };

/** The committed secrets of the emulated functions. They protect only demo data. */
export const localSecrets = parseEnv(
  readFileSync(join(root, 'functions/.secret.local'), 'utf8'),
) as Readonly<Record<'HASH_KEY' | 'MAIL_PASSWORD', string>>;

/** One emulator of firebase.json. */
export type EmulatorName = keyof typeof emulators;

/** An emulator's `host:port`. */
function getEmulatorHost(name: EmulatorName): string {
  return `${emulators[name].host}:${emulators[name].port}`;
}

/** An emulator's address. */
export function getEmulatorAddress(name: EmulatorName): string {
  return `http://${getEmulatorHost(name)}`;
}

/** The variables by which the Admin SDK and the tests find the emulators. */
export const emulatorEnvironment = {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: getEmulatorHost('auth'),
  FIREBASE_STORAGE_EMULATOR_HOST: getEmulatorHost('storage'),
  FIRESTORE_EMULATOR_HOST: getEmulatorHost('firestore'),
};
