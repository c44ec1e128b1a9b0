import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../../emulators/project.ts';
import type { Import } from './folder-cycles.ts';

/** The relative paths that a source text imports, without resolving them. */
function listImportedPaths(file: string, source: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
    .filter((path) => path !== undefined)
    .filter((path) => path.startsWith('.'));
}

/** Lists the imports among the given files, without imports of packages and other files. */
export function listImports(files: readonly string[]): readonly Import[] {
  const fileNames = new Set(files);
  return files.flatMap((from) =>
    listImportedPaths(from, readFileSync(join(root, from), 'utf8')).flatMap((path) => {
      const target = join(dirname(from), path);
      const to = [target, `${target}.ts`, `${target}.tsx`].find((name) => fileNames.has(name));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}
