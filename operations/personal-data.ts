import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { hasPhoneNumber } from './phone-number.ts';

/** A person with a request about their data. They give an address, a telephone number, or both. */
export interface Person {
  /** The address in its stored spellings, and its hash, which is the id of the reader's document. */
  readonly address?: { readonly emails: readonly string[]; readonly id: string };
  readonly phone?: string;
}

/** The services that store personal data. */
export interface Stores {
  readonly db: Firestore;
  readonly auth: Auth;
}

/**
 * The fields that name a member of staff, by collection. An erasure removes the name: `by` becomes
 * nobody, because the dashboard's history reads it, and other fields are deleted.
 */
const staffFields: Readonly<Record<string, readonly string[]>> = {
  history: ['by'],
  activity: ['by'],
  entryChanges: ['by'],
  orders: ['by'],
  retired: ['by'],
  issues: ['testedBy', 'sentBy'],
  messages: ['updatedBy', 'answeredBy'],
};

/** The author of a save after an erasure. The dashboard's history shows no name for it. */
const noAuthor = { uid: '', email: '' };

/**
 * What an export contains of a document with `by`. The content of a save belongs to the club.
 */
const exportedFields = ['at', 'retiredAt', 'by', 'action', 'collection', 'id'];

/** A document that names a person as staff, in these fields. */
interface NamingDocument {
  readonly document: DocumentSnapshot;
  readonly fields: readonly string[];
}

interface PersonData {
  /** Documents that are about them alone. An erasure deletes them. */
  readonly ownDocuments: readonly DocumentSnapshot[];
  readonly namingDocuments: readonly NamingDocument[];
  readonly account: UserRecord | undefined;
}

const getExisting = async (...references: DocumentReference[]) =>
  (await Promise.all(references.map((reference) => reference.get()))).filter(
    ({ exists }) => exists,
  );

/** Runs queries, and returns each found document once. */
async function queryAll(...queries: Query[]): Promise<DocumentSnapshot[]> {
  const results = await Promise.all(queries.map((query) => query.get()));
  const documents = results.flatMap(({ docs }) => docs);
  return [...new Map(documents.map((document) => [document.ref.path, document])).values()];
}

/** Finds a person's messages, and the mails that brought them to the club. */
async function findMessages(db: Firestore, { address, phone }: Person) {
  const messages = db.collection('messages');
  // Phone numbers are stored as people typed them, so no query can compare them. Every message with
  // a number is read: at most a year of them.
  const found = await queryAll(
    ...(address ? [messages.where('email', 'in', address.emails)] : []),
    ...(phone === undefined ? [] : [messages.where('phone', '!=', '')]),
  );
  const ownMessages = found.filter(
    (message) =>
      address?.emails.includes(String(message.get('email'))) === true ||
      (phone !== undefined && hasPhoneNumber(String(message.get('phone')), phone)),
  );
  const mails = ownMessages.map(({ id }) => db.doc(`outbox/contact_${id}`));
  return [...ownMessages, ...(await getExisting(...mails))];
}

async function findNamingDocuments(
  db: Firestore,
  emails: readonly string[],
): Promise<readonly NamingDocument[]> {
  const lists = await Promise.all(
    Object.entries(staffFields).map(async ([name, fields]) => {
      const queries = fields.map((field) =>
        db.collection(name).where(`${field}.email`, 'in', emails),
      );
      return (await queryAll(...queries)).map((document) => ({
        document,
        fields: fields.filter((field) => emails.includes(String(document.get(`${field}.email`)))),
      }));
    }),
  );
  return lists.flat();
}

async function findData({ db, auth }: Stores, person: Person): Promise<PersonData> {
  const messages = await findMessages(db, person);
  if (!person.address) return { ownDocuments: messages, namingDocuments: [], account: undefined };
  const { emails, id } = person.address;
  const families = await queryAll(
    ...['waitingList', 'practiceFamilies'].map((name) =>
      db.collection(name).where('email', 'in', emails),
    ),
  );
  const outbox = db.collection('outbox');
  const mails = await queryAll(
    outbox.where('subscriber', '==', id),
    outbox.where('to', 'in', emails),
    ...families.map((family) => outbox.where('family', '==', family.id)),
  );
  const reader = await getExisting(db.doc(`subscribers/${id}`), db.doc(`suppressions/${id}`));
  const { users } = await auth.getUsers(emails.map((email) => ({ email })));
  return {
    ownDocuments: [...reader, ...messages, ...families, ...mails],
    namingDocuments: await findNamingDocuments(db, emails),
    account: users[0],
  };
}

const toReadable = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toReadable(inner)]),
  );
};

const pickFields = (document: DocumentSnapshot, names: readonly string[]) =>
  Object.fromEntries(
    names
      .filter((name) => document.get(name) !== undefined)
      .map((name) => [name, toReadable(document.get(name))]),
  );

/** Reads what is stored about a person, by document path. */
export async function exportPerson(stores: Stores, person: Person) {
  const { ownDocuments, namingDocuments, account } = await findData(stores, person);
  return Object.fromEntries([
    ...namingDocuments.map(
      ({ document, fields }) =>
        [
          document.ref.path,
          pickFields(document, fields.includes('by') ? exportedFields : fields),
        ] as const,
    ),
    ...ownDocuments.map((document) => [document.ref.path, toReadable(document.data())] as const),
    ...(account ? [[`accounts/${account.uid}`, account.toJSON()] as const] : []),
  ]);
}

/**
 * Deletes a person's data. Removes their name from the club's own records. Stores a suppression, so
 * that no import adds the address again. A dry run only lists what would change.
 *
 * @returns the paths of what was deleted, of what lost the name, and of the suppression
 */
export async function erasePerson(
  stores: Stores,
  person: Person,
  { isDryRun }: { readonly isDryRun: boolean },
) {
  const { db, auth } = stores;
  const { ownDocuments, namingDocuments, account } = await findData(stores, person);
  const suppression = person.address && db.doc(`suppressions/${person.address.id}`);
  const erased = ownDocuments
    .map(({ ref }) => ref)
    .filter(({ path }) => path !== suppression?.path);
  const erasedPaths = new Set(erased.map(({ path }) => path));
  const unnamed = namingDocuments.filter(({ document }) => !erasedPaths.has(document.ref.path));
  const result = {
    erased: [...erasedPaths, ...(account ? [`accounts/${account.uid}`] : [])],
    unnamed: unnamed.map(({ document }) => document.ref.path),
    kept: suppression ? [suppression.path] : [],
  };
  if (isDryRun) return result;
  // The suppression comes first, so an issue that is being sent finds it.
  await suppression?.set({ at: Timestamp.now(), way: 'erasure' });
  for (const reference of erased) await reference.delete();
  for (const { document, fields } of unnamed) {
    await document.ref.update(
      Object.fromEntries(
        fields.map((field) => [field, field === 'by' ? noAuthor : FieldValue.delete()]),
      ),
    );
  }
  if (account) await auth.deleteUser(account.uid);
  return result;
}
