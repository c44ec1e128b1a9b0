import type * as v from 'valibot';
import { askPublic } from './ask-public.ts';
import { parseDocuments } from './firestore-documents.ts';
import { recall, remember } from './last-good.ts';
import type { PublicRead } from './public-reads.ts';

/** Where a list that visitors read comes from. */
export interface Source<T> {
  /** Asks for the list, and keeps it for the next visit. */
  readonly list: () => Promise<readonly T[]>;
  /** The list of the last visit, where this browser has kept it. */
  readonly recall: () => readonly T[] | undefined;
}

/** The source of a collection whose documents a schema describes. */
export const sourceOf = <T>(name: PublicRead, schema: v.GenericSchema<unknown, T>): Source<T> => ({
  list: async () => {
    const rows = parseDocuments(schema, await askPublic(name));
    remember(name, rows);
    return rows;
  },
  recall: () => recall(name, schema),
});
