import { Resolver as DnsResolver } from 'node:dns/promises';

/** Reads DNS records. A name without such records has an empty list. */
export interface Resolver {
  /** The TXT records of a name, each joined into one string. */
  readonly readTxtRecords: (name: string) => Promise<readonly string[]>;
  /** The hosts in the MX records of a name. */
  readonly readMxHosts: (name: string) => Promise<readonly string[]>;
}

/** Error codes for a name that has no such records, or does not exist. */
const missingCodes = ['ENODATA', 'ENOTFOUND'];

async function readOrEmpty<Item>(read: () => Promise<Item[]>): Promise<Item[]> {
  try {
    return await read();
  } catch (error) {
    if (missingCodes.includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Creates a resolver that asks the machine's DNS servers. */
export function createResolver(): Resolver {
  const resolver = new DnsResolver({ timeout: 3_000, tries: 2 });
  return {
    readTxtRecords: async (name) =>
      (await readOrEmpty(() => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    readMxHosts: async (name) =>
      (await readOrEmpty(() => resolver.resolveMx(name))).map(({ exchange }) => exchange),
  };
}
