import { locales } from '@club/domain/locale';
import { programIds } from '@club/domain/program-ids';
import { programId } from '@club/domain/waiting-list';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { parseDocument } from './parse-document.ts';
import { makeSubscriberId } from './subscribers.ts';

const timestamp = v.instance(Timestamp);

/** A family that waits for a place in one program. */
const familySchema = v.object({
  program: programId,
  /** `notified`: a mail that announces an open place is queued, but not sent yet. */
  state: v.picklist(['pending', 'confirmed', 'notified']),
  email: v.string(),
  locale: v.picklist(locales),
  /** The proof of consent, for this purpose alone. */
  consent: v.object({
    purpose: v.literal('place'),
    /** The version of the form's text. */
    wording: v.string(),
    locale: v.picklist(locales),
    page: v.string(),
    at: timestamp,
  }),
  requestedAt: timestamp,
  confirmedAt: v.exactOptional(timestamp),
  notifiedAt: v.exactOptional(timestamp),
  /** When Firestore deletes the document, whatever its state. */
  expiresAt: timestamp,
});
export type WaitingFamily = Readonly<v.InferOutput<typeof familySchema>>;

/** Derives the id of an entry as a hash, so that an id reveals no address. */
export const makeFamilyId = (program: string, email: string): string =>
  makeHashedId('waiting family', `${program} ${makeSubscriberId(email)}`);

const families = (db: Firestore) => db.collection('waitingList');
const getFamilyReference = (db: Firestore, id: string) => db.doc(`waitingList/${id}`);

/** Finds an entry of the waiting list. A transaction locks it. */
export async function findFamily(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<WaitingFamily | undefined> {
  const reference = getFamilyReference(db, id);
  return parseDocument(await (transaction?.get(reference) ?? reference.get()), familySchema);
}

/** Creates or replaces an entry. */
export function setFamily(
  db: Firestore,
  transaction: Transaction,
  id: string,
  family: WaitingFamily,
): void {
  transaction.set(getFamilyReference(db, id), family);
}

/** Whether there is an entry, even one that cannot be read. The transaction locks it. */
export const hasFamily = async (
  db: Firestore,
  id: string,
  transaction: Transaction,
): Promise<boolean> => (await transaction.get(getFamilyReference(db, id))).exists;

export function deleteFamily(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getFamilyReference(db, id));
}

const confirmedFamilies = (db: Firestore, program: string) =>
  families(db).where('program', '==', program).where('state', '==', 'confirmed');

/** Lists at most `size` of the families that wait for a program. The transaction locks them. */
export async function listConfirmedFamilies(
  db: Firestore,
  transaction: Transaction,
  { program, size }: { readonly program: string; readonly size: number },
): Promise<{ readonly id: string; readonly family: WaitingFamily }[]> {
  const { docs } = await transaction.get(confirmedFamilies(db, program).limit(size));
  return docs.flatMap((doc) => {
    const family = parseDocument(doc, familySchema);
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
