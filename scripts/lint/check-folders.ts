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
 * A part of `npm run lint`: fails when folders form an import cycle. Test files outside `tests/`
 * are not checked.
 */
const filesByFolder = folders.map((folder) =>
  listSources(folder).filter((file) => folder === 'tests' || !/\.test\.tsx?$/u.test(file)),
);
for (const cycle of filesByFolder.flatMap((group) => findFolderCycles(listImports(group)))) {
  const lines = cycle.map(({ from, to }) => `  ${from} imports ${to}`);
  console.error(`These folders form an import cycle:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
