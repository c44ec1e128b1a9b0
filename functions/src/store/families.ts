import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type OptIn, type OptInCollection, optInSchema } from './opt-ins.ts';
import { parseDocument } from './parse-document.ts';

/** The collections of opt-ins that are about one program or team. */
export type FamilyCollection = Exclude<OptInCollection, 'subscribers'>;

/** A family that has confirmed its request. */
export interface ConfirmedFamily {
  readonly id: string;
  readonly family: OptIn;
}

const confirmedFamilies = (db: Firestore, collection: FamilyCollection, program: string) =>
  db.collection(collection).where('program', '==', program).where('state', '==', 'confirmed');

/** How many families of a program are read: more than all teams together have. */
export const maxFamilies = 500;

/**
 * Lists at most `maxFamilies` of the families that asked about a program. Inside a transaction, their
 * documents are locked. `count` is the number of documents. It may be larger than the list, which
 * omits malformed ones.
 */
export async function listConfirmedFamilies(
  db: Firestore,
  transaction: Transaction | undefined,
  collection: FamilyCollection,
  program: string,
): Promise<{ readonly families: readonly ConfirmedFamily[]; readonly count: number }> {
  const query = confirmedFamilies(db, collection, program).limit(maxFamilies);
  const { docs } = await (transaction?.get(query) ?? query.get());
  const families = docs.flatMap((doc) => {
    const family = parseDocument(doc, optInSchema);
    return family ? [{ id: doc.id, family }] : [];
  });
  return { families, count: docs.length };
}

/** Counts the families that asked about each program. Programs without families are omitted. */
export async function countConfirmedFamilies(
  db: Firestore,
  collection: FamilyCollection,
  programs: readonly string[],
): Promise<Record<string, number>> {
  const counts = await Promise.all(
    programs.map(async (program) => {
      const result = await confirmedFamilies(db, collection, program).count().get();
      return [program, result.data().count] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
