import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { cacheFolder } from '../project.ts';
import type { Java } from './java.ts';
import { buildStorageRulesAdapter } from './storage-rules-adapter/build.ts';
import { writeJar } from './write-jar.ts';

/** The paths of the files that firebase-tools has downloaded, as far as it has. */
interface OfficialFiles {
  readonly firestore: string | undefined;
  readonly storage: string | undefined;
  readonly ui: string | undefined;
}

/**
 * Makes the files that cannot be downloaded, from the Google Cloud CLI's Firestore emulator.
 * Returns the variables that tell firebase-tools their paths.
 *
 * @throws CommandError if there is no Firestore emulator, or the adapter cannot be built.
 */
export async function makeEmulatorFiles(
  { firestore, storage, ui }: OfficialFiles,
  compiler: Java | undefined,
): Promise<NodeJS.ProcessEnv> {
  const engine = firestore ?? (await findCloudCliJar());
  if (engine === undefined) {
    throw new CommandError(
      'The Firestore emulator is not on this machine and cannot be downloaded: connect to the internet once, or install it with the Google Cloud CLI ("gcloud components install cloud-firestore-emulator", on Debian "apt-get install google-cloud-cli-firestore-emulator").',
    );
  }
  const firestoreJar = firestore ?? (await writeLauncher(engine));
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
    STORAGE_EMULATOR_BINARY_PATH: storage ?? (await buildStorageRulesAdapter(engine, compiler)),
    // With a path of any file, firebase-tools does not stop because the Emulator UI is missing.
    ...(ui === undefined && { UI_EMULATOR_BINARY_PATH: firestoreJar }),
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
