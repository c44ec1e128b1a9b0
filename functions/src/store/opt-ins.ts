import { locales } from '@club/domain/locale';
import { programId, teamName } from '@club/domain/waiting-list';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { canonicalizeEmail } from '../runtime/canonical-email.ts';
import { makeHashedId } from '../runtime/keyed-hash.ts';
import { type Changes, toUpdate } from './database.ts';
import { parseDocument } from './parse-document.ts';

const timestamp = v.instance(Timestamp);

/** The proof of consent that the law requires. */
const consentSchema = v.object({
  /** What the person agreed to. Older consents to the newsletter do not have it. */
  purpose: v.exactOptional(v.string()),
  /** The version of the form's text. */
  wording: v.string(),
  locale: v.picklist(locales),
  page: v.string(),
  at: timestamp,
});

/**
 * What an address has requested for one purpose. Only state and language are required: whatever
 * else is missing, the person can leave. After the end of a subscription to the newsletter, the
 * document has no address, and the consent remains as proof.
 */
export const optInSchema = v.object({
  /**
   * `bounced`: confirmed once, but the address does not exist. `notified`: a mail that announces an
   * open place is queued, but not sent yet.
   */
  state: v.picklist(['pending', 'confirmed', 'notified', 'bounced', 'unsubscribed']),
  email: v.exactOptional(v.string()),
  locale: v.picklist(locales),
  /** The program or team that the request is about, for a purpose that has one. */
  program: v.exactOptional(v.union([programId, teamName])),
  consent: v.exactOptional(consentSchema),
  /** While a former reader asks again: the proof of the earlier subscription. */
  formerConsent: v.exactOptional(consentSchema),
  requestedAt: v.exactOptional(timestamp),
  confirmedAt: v.exactOptional(timestamp),
  notifiedAt: v.exactOptional(timestamp),
  unsubscribedAt: v.exactOptional(timestamp),
  bouncedAt: v.exactOptional(timestamp),
  /** How a subscription ended: by form, link, one-click, or because the address bounced. */
  way: v.exactOptional(v.picklist(['form', 'link', 'one-click', 'bounced'])),
  /** When Firestore deletes the document, whatever its state. */
  expiresAt: v.exactOptional(timestamp),
});
export type OptIn = Readonly<v.InferOutput<typeof optInSchema>>;

/** Makes the id of a newsletter subscriber: a hash, so that the id does not reveal the address. */
export const makeSubscriberId = (email: string): string =>
  makeHashedId('address', canonicalizeEmail(email));

/** The id of a family that waits for a place in a program. */
export const makeFamilyId = (program: string, email: string): string =>
  makeHashedId('waiting family', `${program} ${makeSubscriberId(email)}`);

/** The id of a family that asked for mails about a team's changes. */
export const makePracticeFamilyId = (team: string, email: string): string =>
  makeHashedId('practice family', `${team} ${makeSubscriberId(email)}`);

export type OptInCollection = 'subscribers' | 'waitingList' | 'practiceFamilies';

/** The collection and the id of one opt-in's document. */
export interface OptInKey {
  readonly collection: OptInCollection;
  readonly id: string;
}

const getReference = (db: Firestore, { collection, id }: OptInKey) => db.doc(`${collection}/${id}`);

/** Reads an opt-in, and whether there is a document, even one that cannot be read. */
export async function readOptIn(
  db: Firestore,
  key: OptInKey,
  transaction?: Transaction,
): Promise<{ readonly optIn: OptIn | undefined; readonly exists: boolean }> {
  const reference = getReference(db, key);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  return { optIn: parseDocument(snapshot, optInSchema), exists: snapshot.exists };
}

/** Finds an opt-in. A transaction locks it. */
export const findOptIn = async (
  db: Firestore,
  key: OptInKey,
  transaction?: Transaction,
): Promise<OptIn | undefined> => (await readOptIn(db, key, transaction)).optIn;

/** Creates an opt-in. Replaces an earlier one, or keeps its other fields with `merge`. */
export function setOptIn(
  db: Firestore,
  transaction: Transaction,
  key: OptInKey,
  { optIn, merge }: { readonly optIn: OptIn; readonly merge: boolean },
): void {
  transaction.set(getReference(db, key), optIn, { merge });
}

/** Updates an existing opt-in. */
export function updateOptIn(
  db: Firestore,
  transaction: Transaction,
  key: OptInKey,
  changes: Changes<OptIn>,
): void {
  transaction.update(getReference(db, key), toUpdate(changes));
}

export function deleteOptIn(db: Firestore, transaction: Transaction, key: OptInKey): void {
  transaction.delete(getReference(db, key));
}
