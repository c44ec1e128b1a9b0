import { execFile } from 'node:child_process';
import { access, chmod, mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../command-error.ts';
import { cacheFolder } from '../project.ts';

const run = promisify(execFile);

/** An installed Java: its version, its folder, and whether it can compile. */
export interface Java {
  version: number;
  home: string;
  canCompile: boolean;
}

/** The oldest version of Java that firebase-tools starts its emulators with. */
export const oldestJavaVersion = 21;

/**
 * The newest installed Java, and the newest that can compile, if any.
 *
 * @throws CommandError as `pickJava` does.
 */
export async function findJava(): Promise<{ java: Java; compiler: Java | undefined }> {
  const homes = await listHomes();
  const javas = (await Promise.all(homes.map(inspectJava))).filter((java) => java !== undefined);
  return pickJava(javas);
}

/**
 * Picks the newest Java, and the newest that can compile, if any.
 *
 * @throws CommandError if there is no Java, or the emulators cannot start on the newest.
 */
export function pickJava(javas: readonly Java[]): { java: Java; compiler: Java | undefined } {
  // Of equal versions, one that can compile comes first: it builds the Storage rules adapter.
  const newestFirst = javas.toSorted(
    (a, b) => b.version - a.version || Number(b.canCompile) - Number(a.canCompile),
  );
  const java = newestFirst[0];
  const remedy = `install a JDK of version ${oldestJavaVersion} or later (https://adoptium.net, or "apt-get install openjdk-${oldestJavaVersion}-jdk-headless").`;
  if (!java)
    throw new CommandError(`The Firebase emulators need Java and none was found: ${remedy}`);
  if (java.version < oldestJavaVersion) {
    throw new CommandError(
      `The Firebase emulators need Java ${oldestJavaVersion} or later and the newest here is ${java.version}: ${remedy}`,
    );
  }
  return {
    java,
    compiler: newestFirst.find(
      (candidate) => candidate.canCompile && candidate.version >= oldestJavaVersion,
    ),
  };
}

/** Reads the major version out of what `java -version` prints. */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * The flags of the emulators' Java. The shell script of `writeJavaCommand` passes them. Java would report flags from an
 * environment variable on stderr, and firebase-tools would show that as a rules error.
 */
export function listJavaFlags(version: number): string[] {
  // The emulators run briefly, and less JIT compilation halves their start-up time.
  const flags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  // Newer Java versions warn about Google's jars on stderr.
  if (version >= 22) flags.push('--enable-native-access=ALL-UNNAMED');
  if (version >= 23) flags.push('--sun-misc-unsafe-memory-access=allow');
  return flags;
}

/** Writes a shell script named `java` into the cache; returns its folder for the PATH. */
export async function writeJavaCommand(java: Java): Promise<string> {
  const folder = join(cacheFolder, 'java', String(java.version));
  const command = [join(java.home, 'bin/java'), ...listJavaFlags(java.version)];
  const quotedCommand = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'java'), `#!/bin/sh\nexec ${quotedCommand} "$@"\n`);
  await chmod(join(folder, 'java'), 0o755);
  return folder;
}

async function listHomes(): Promise<string[]> {
  const paths = (process.env['PATH'] ?? '').split(delimiter).filter((path) => path !== '');
  const binaries = paths.map((path) => join(path, 'java'));
  const { JAVA_HOME: home } = process.env;
  if (home) binaries.push(join(home, 'bin/java'));
  const debian = '/usr/lib/jvm';
  for (const name of await readdir(debian).catch(() => [])) {
    binaries.push(join(debian, name, 'bin/java'));
  }
  if (process.platform === 'darwin') {
    // Apple's own `java` only offers to install one.
    const result = await run('/usr/libexec/java_home', ['-V']).catch(() => ({ stderr: '' }));
    for (const match of result.stderr.matchAll(/ (\/\S.*)$/gm)) {
      if (match[1]) binaries.push(join(match[1], 'bin/java'));
    }
  }
  const realPaths = await Promise.all(binaries.map((path) => realpath(path).catch(() => '')));
  return [
    ...new Set(realPaths.filter((path) => path !== '').map((path) => dirname(dirname(path)))),
  ];
}

async function inspectJava(home: string): Promise<Java | undefined> {
  const output = await run(join(home, 'bin/java'), ['-version']).catch(() => undefined);
  const version = output && parseJavaVersion(output.stderr + output.stdout);
  if (version === undefined) return undefined;
  const canCompile = await access(join(home, 'bin/javac')).then(
    () => true,
    () => false,
  );
  return { version, home, canCompile };
}
