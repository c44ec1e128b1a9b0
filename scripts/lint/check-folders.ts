import { findFolderCycles } from './folder-cycles.ts';
import { listImports } from './list-imports.ts';
import { listSources } from './list-sources.ts';

const folders = [
  'web/src',
  'functions/src',
  'domain',
  'emulators',
  'environments',
  'scripts',
  'tests',
];

/**
 * A part of `npm run lint`: fails when an import cycle exists inside one of these folders. Cycles
 * between two of them are not checked, nor are test files outside `tests/`.
 */
const filesByFolder = folders.map((folder) =>
  listSources(folder).filter((file) => folder === 'tests' || !/\.test\.tsx?$/u.test(file)),
);
for (const cycle of filesByFolder.flatMap((group) => findFolderCycles(listImports(group)))) {
  const lines = cycle.map(({ from, to }) => `  ${from} imports ${to}`);
  console.error(`These folders form an import cycle:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
