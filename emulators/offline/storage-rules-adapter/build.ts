import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeJar } from '../write-jar.ts';
import type { Java } from '../java.ts';
import { oldestJavaVersion } from '../java.ts';
import { CommandError } from '../../command-error.ts';
import { cacheFolder } from '../../project.ts';

const compile = promisify(execFile);
const source = join(import.meta.dirname, 'StorageRulesAdapter.java');

/**
 * Returns the path of the adapter's jar. It is compiled again after a change of its source or the
 * engine, which is the Firestore emulator's jar.
 *
 * @throws CommandError without a compiler, or if the source does not compile.
 */
export async function buildStorageRulesAdapter(
  engine: string,
  compiler: Java | undefined,
): Promise<string> {
  const { size, mtimeMs } = await stat(engine);
  const key = createHash('sha256')
    .update(await readFile(source))
    .update(JSON.stringify([engine, size, mtimeMs]))
    .digest('hex')
    .slice(0, 16);
  const jar = join(cacheFolder, 'emulator-files', `storage-rules-adapter-${key}.jar`);
  if (existsSync(jar)) return jar;
  if (!compiler) {
    throw new CommandError(
      `The Storage emulator's rules runtime cannot be downloaded here and its replacement needs a Java compiler: install a JDK of version ${oldestJavaVersion} or later (for example "apt-get install openjdk-${oldestJavaVersion}-jdk-headless").`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'storage-rules-adapter-'));
  try {
    // The engine's jar has annotation processors that break an ordinary compilation.
    const options = [
      '-proc:none',
      '--release',
      String(oldestJavaVersion),
      '-cp',
      engine,
      '-d',
      folder,
    ];
    await compile(join(compiler.home, 'bin/javac'), [...options, source]).catch(
      (error: unknown) => {
        throw new CommandError(
          `The storage rules adapter does not compile against ${engine}: update the Firestore emulator with "gcloud components update".`,
          String(error),
        );
      },
    );
    const entries = await Promise.all(
      (await readdir(folder)).map(async (name) => ({
        name,
        content: await readFile(join(folder, name)),
      })),
    );
    await writeJar(jar, { mainClass: 'StorageRulesAdapter', library: engine, entries });
  } finally {
    await rm(folder, { recursive: true });
  }
  return jar;
}
