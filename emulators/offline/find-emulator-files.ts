import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { writeJar } from './write-jar.ts';
import type { Java } from './java.ts';
import {
  canDownload,
  downloadOfficialFile,
  findOfficialFile,
  type OfficialFileName,
} from './official-files.ts';
import { CommandError } from '../command-error.ts';
import { cacheFolder } from '../project.ts';
import { buildStorageRulesAdapter } from './storage-rules-adapter/build.ts';

/** The paths of the emulators' files. */
export interface EmulatorFiles {
  /** The jar of the Firestore emulator. */
  firestore: string;
  /** The jar that evaluates the rules of the Storage emulator: Google's, or our adapter. */
  storage: string;
  /** Whether the Emulator UI is wanted and available. */
  hasUi: boolean;
}

interface Options {
  /** The Java that compiles our Storage rules adapter, if it is needed. */
  compiler: Java | undefined;
  signal: AbortSignal;
  wantsUi: boolean;
}

/**
 * Finds the emulators' files in firebase-tools' cache, or downloads them. If they cannot be
 * downloaded, it uses the Google Cloud CLI's Firestore emulator and our Storage rules adapter.
 *
 * @throws CommandError if there is no Firestore emulator, or the adapter cannot be built.
 */
export async function findEmulatorFiles({
  compiler,
  signal,
  wantsUi,
}: Options): Promise<EmulatorFiles> {
  const names: OfficialFileName[] = wantsUi
    ? ['firestore', 'storage', 'ui']
    : ['firestore', 'storage'];
  const missingNames = names.filter((name) => findOfficialFile(name) === undefined);
  if (missingNames.length > 0 && (await canDownload(signal))) {
    for (const name of missingNames) await downloadOfficialFile(name, signal);
  }
  const officialFirestore = findOfficialFile('firestore');
  const firestoreJar = officialFirestore ?? (await findCloudCliJar());
  if (firestoreJar === undefined) {
    throw new CommandError(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet once, or install it with the Google Cloud CLI ("gcloud components install cloud-firestore-emulator", on Debian "apt-get install google-cloud-cli-firestore-emulator").',
    );
  }
  return {
    firestore: officialFirestore ?? (await writeLauncher(firestoreJar)),
    storage:
      findOfficialFile('storage') ??
      (await buildStorageRulesAdapter(firestoreJar, compiler, signal)),
    hasUi: wantsUi && findOfficialFile('ui') !== undefined,
  };
}

/** Finds the Firestore emulator of the Google Cloud CLI, through `gcloud` in the PATH. */
export async function findCloudCliJar(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const gcloud = await realpath(join(folder, 'gcloud')).catch(() => undefined);
    if (gcloud === undefined) continue;
    const jar = join(
      gcloud,
      '../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
    );
    if (existsSync(jar)) return jar;
  }
  return undefined;
}

/**
 * Writes a jar that starts the Cloud CLI's jar, and returns the path of the new one. The new one is
 * needed because firebase-tools runs `java -jar`. That command requires a main class in the
 * manifest. The Cloud CLI's jar has none.
 */
async function writeLauncher(library: string): Promise<string> {
  const key = createHash('sha256').update(library).digest('hex').slice(0, 16);
  const jar = join(cacheFolder, 'emulator-files', `firestore-launcher-${key}.jar`);
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  if (!existsSync(jar)) await writeJar(jar, { mainClass, library });
  return jar;
}
