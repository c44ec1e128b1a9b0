import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of a rendered site's uploaded files, without hidden ones. */
export const listSiteFiles = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter((path) => !path.includes('/.'))
    .sort();
