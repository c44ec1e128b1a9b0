import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the paths of a rendered site's files, without the hidden ones, which are not uploaded. */
export const listSiteFiles = (site: string): readonly string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter((path) => !path.includes('/.'))
    .sort();
