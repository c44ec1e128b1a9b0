import { removeEnglishPrefix } from './locale.ts';
import { paths } from './paths.ts';

// A file without schemas, so that the browser's error reports do not load Valibot.

/** The pages that an error report may name, by their path patterns. */
export const reportablePages = [...Object.values(paths), 'other'] as const;
type ReportablePage = (typeof reportablePages)[number];

/** Finds the page of a path, in French or English; `other` for an unknown path. */
export function findReportablePage(pathname: string): ReportablePage {
  const path = removeEnglishPrefix(pathname).replace(/(?<=.)\/$/u, '');
  const matchesPath = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/u, String.raw`[\w-]+`)}$`, 'u').test(path);
  return reportablePages.find(matchesPath) ?? 'other';
}
