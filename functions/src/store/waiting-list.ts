import { programIds } from '@club/domain/program-ids';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type OptIn, optInSchema } from './opt-ins.ts';
import { parseDocument } from './parse-document.ts';

const families = (db: Firestore) => db.collection('waitingList');
const confirmedFamilies = (db: Firestore, program: string) =>
  families(db).where('program', '==', program).where('state', '==', 'confirmed');

/** Lists at most `size` of the families that wait for a program. The transaction locks them. */
export async function listConfirmedFamilies(
  db: Firestore,
  transaction: Transaction,
  { program, size }: { readonly program: string; readonly size: number },
): Promise<{ readonly id: string; readonly family: OptIn }[]> {
  const { docs } = await transaction.get(confirmedFamilies(db, program).limit(size));
  return docs.flatMap((doc) => {
    const family = parseDocument(doc, optInSchema);
    return family ? [{ id: doc.id, family }] : [];
  });
}

/** Counts the families that wait, by program. Programs without waiting families are omitted. */
export async function countWaitingFamilies(db: Firestore): Promise<Record<string, number>> {
  const counts = await Promise.all(
    programIds.map(async (program) => {
      const result = await confirmedFamilies(db, program).count().get();
      return [program, result.data().count] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
