import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import files from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { step } from '../progress.ts';
import { firebaseTools } from '../project.ts';
import { runChild } from '../run-child.ts';

const folder =
  process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');

const paths = {
  firestore: files.firestore.downloadPathRelativeToCacheDir,
  storage: files.storage.downloadPathRelativeToCacheDir,
  ui: files.ui.main.binaryPathRelativeToCacheDir,
};

/** The short name of a file that firebase-tools downloads at its first start. */
export type OfficialFileName = keyof typeof paths;

/** Finds an emulator file in firebase-tools' cache. */
export function findOfficialFile(name: OfficialFileName): string | undefined {
  const path = join(folder, paths[name]);
  return existsSync(path) ? path : undefined;
}

/** Whether Google's download host responds. The timeout is short, for machines that are offline. */
export async function canDownload(signal: AbortSignal): Promise<boolean> {
  const requestSignal = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
  const response = await fetch(files.firestore.remoteUrl, {
    method: 'HEAD',
    signal: requestSignal,
  }).catch(() => undefined);
  return response?.ok ?? false;
}

/** Makes firebase-tools download a file; returns its path, or undefined after a failure. */
export async function downloadOfficialFile(
  name: OfficialFileName,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [command, script] = firebaseTools;
  const download = runChild(command, [script, `setup:emulators:${name}`], {
    signal,
    errorMessage: '',
  });
  await step(`Downloading the official ${name} file`, download).catch(() => undefined);
  signal.throwIfAborted();
  return findOfficialFile(name);
}
