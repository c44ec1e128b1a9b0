import { findFolderCircles } from './folder-circles.ts';
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

/** A part of `npm run lint`: fails when folders import in a circle. Tests may. */
const files = folders.map((folder) =>
  listSources(folder).filter((file) => folder === 'tests' || !/\.test\.tsx?$/u.test(file)),
);
for (const circle of files.flatMap((group) => findFolderCircles(listImports(group)))) {
  const lines = circle.map(({ from, to }) => `  ${from} imports ${to}`);
  console.error(`These folders import from each other in a circle:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
