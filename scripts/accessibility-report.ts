import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { root } from '../emulators/project.ts';
import type { AccessibilityReport } from '../web/src/pages/accessibility/report.ts';
import { acceptances } from './accessibility/acceptances.ts';
import { judgeComponents } from './accessibility/judge-components.ts';
import { listPlaywrightResults, listVitestResults } from './testing/part-result.ts';
import { reportsFolder } from './testing/parts.ts';

const reportPath = join(root, 'web/src/pages/accessibility/report.json');

/** Reads the report of the last run of each part of the tests. Throws if no part has run yet. */
const readRuns = () =>
  readdirSync(reportsFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const listRuns = name === 'e2e.json' ? listPlaywrightResults : listVitestResults;
      return listRuns(join(reportsFolder, name));
    });

/**
 * `npm run accessibility:report`: judges the acceptance criteria by the last run of the tests and
 * by the hand checks. It writes what the accessibility page shows. Its output is committed.
 */
const report: AccessibilityReport = {
  date: new Date().toISOString().slice(0, 10),
  components: judgeComponents(acceptances, readRuns()),
};
await writeFile(
  reportPath,
  await format(JSON.stringify(report), { parser: 'json', printWidth: 100 }),
);
const results = report.components.flatMap(({ criteria }) => criteria);
for (const result of ['passed', 'failed', 'unknown'] as const) {
  console.log(`${result}: ${results.filter((one) => one.result === result).length}`);
}
for (const { text, method, result } of results) {
  if (method === 'test' && result !== 'passed') console.log(`${result}, by test: ${text.en}`);
}
