import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the paths of a built site's files. Hidden files are omitted, for they are not uploaded. */
export const listSiteFiles = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter((path) => !path.includes('/.'))
    .sort();
