import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import files from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { findJava, type Java, writeJavaCommand } from './offline/java.ts';
import { makeChildEnvironment } from './run-child.ts';

const folder =
  process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');

const paths = {
  firestore: files.firestore.downloadPathRelativeToCacheDir,
  storage: files.storage.downloadPathRelativeToCacheDir,
  ui: files.ui.main.binaryPathRelativeToCacheDir,
};

/** Finds a file that firebase-tools has downloaded from Google at an earlier start. */
export function findOfficialFile(name: keyof typeof paths): string | undefined {
  const path = join(folder, paths[name]);
  return existsSync(path) ? path : undefined;
}

/** Whether Google's download host responds. */
const canDownload = (): Promise<boolean> =>
  fetch(files.firestore.remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Finds the emulators' files. Where firebase-tools has them or can download them, it needs no
 * variables. Elsewhere `offline/` makes the files, and the variables are their paths.
 */
async function findFiles(compiler: Java | undefined): Promise<NodeJS.ProcessEnv> {
  const [firestore, storage, ui] = (['firestore', 'storage', 'ui'] as const).map(findOfficialFile);
  if ((firestore && storage && ui) || (await canDownload())) return {};
  const { makeEmulatorFiles } = await import('./offline/make-emulator-files.ts');
  return makeEmulatorFiles({ firestore, storage, ui }, compiler);
}

/**
 * Makes the variables with which firebase-tools finds Java and the emulators' files.
 *
 * @throws CommandError if Java or a file is missing
 */
export async function makeToolsEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { java, compiler } = await findJava();
  return {
    PATH: [await writeJavaCommand(java), makeChildEnvironment()['PATH']].join(delimiter),
    JAVA_HOME: java.home,
    FIREBASE_EMULATORS_PATH: folder,
    NO_UPDATE_NOTIFIER: '1',
    // Prevents a search for a Google machine's credentials.
    METADATA_SERVER_DETECTION: 'none',
    ...(await findFiles(compiler)),
  };
}
