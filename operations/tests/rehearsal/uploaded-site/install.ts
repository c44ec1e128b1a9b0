import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../../emulators/project.ts';
import rootLockfile from '../../../../package-lock.json' with { type: 'json' };
import { deriveLockfile, type Lockfile } from '../../../deploy/functions-lockfile.ts';
import { readManifest } from '../../../deploy/functions-package.ts';
import { unzip } from '../select-requests.ts';

/**
 * Installs the uploaded functions into an empty folder. The packages of their lockfile are copied
 * from this repository, because there may be no registry.
 */
export function installFunctions(zip: Buffer, folder: string): void {
  const files = unzip(zip);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const lockfile = JSON.parse(files.get('package-lock.json')?.toString() ?? '{}') as Lockfile;
  const { sources } = deriveLockfile(rootLockfile, readManifest());
  for (const path of Object.keys(lockfile.packages)) {
    const source = join(root, sources.get(path) ?? '');
    // Packages for other platforms are not installed here.
    if (path === '' || !existsSync(source)) continue;
    const filter = (from: string) => !from.slice(source.length).includes('/node_modules');
    cpSync(source, join(folder, path), { recursive: true, filter });
  }
}
