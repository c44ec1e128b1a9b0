import { findFolderCycles } from './folder-cycles.ts';
import { listImports } from './list-imports.ts';
import { listSources } from './list-sources.ts';

// A part of `npm run lint`: fails when folders import each other in a cycle. Test files beside the
// code are not checked. The folder `tests` is checked separately. Its tests import the scripts, and
// some scripts import its helpers, so together they would form a cycle.

const folders = ['web/src', 'functions/src', 'domain', 'emulators', 'environments', 'scripts'];
const codeFiles = listSources(...folders).filter((file) => !/\.test\.tsx?$/u.test(file));
const fileGroups = [codeFiles, listSources('tests')];
for (const cycle of fileGroups.flatMap((group) => findFolderCycles(listImports(group)))) {
  const lines = cycle.map(({ from, to }) => `  ${from} imports ${to}`);
  console.error(`These folders form an import cycle:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
