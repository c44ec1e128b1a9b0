import { paths } from './paths.ts';

// Apart from the schema, so that the browser's report loads no schemas.

/** The pages that an error report may name, by their path patterns. */
export const errorPages = [...Object.values(paths), 'other'] as const;
type ErrorPage = (typeof errorPages)[number];

/** Finds the page of a path, in French or English; `other` for an unknown path. */
export function findErrorPage(pathname: string): ErrorPage {
  const path = pathname.replace(/^\/en(?=\/|$)/u, '').replace(/(?<=.)\/$/u, '') || '/';
  const matchesPath = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/u, String.raw`[\w-]+`)}$`, 'u').test(path);
  return errorPages.find(matchesPath) ?? 'other';
}
