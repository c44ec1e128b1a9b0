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

/** The documents about a person, grouped by how an erasure treats them. */
interface PersonDocuments {
  /** Documents that are about them alone. An erasure deletes them. */
  readonly ownDocuments: readonly DocumentSnapshot[];
  /**
   * `changeRecords`, `issues` and `handledMessages` name them as staff. An erasure removes the name.
   */
  readonly changeRecords: readonly DocumentSnapshot[];
  readonly issues: readonly DocumentSnapshot[];
  readonly handledMessages: readonly DocumentSnapshot[];
  readonly account: UserRecord | undefined;
}

const getExisting = async (...references: DocumentReference[]) =>
  (await Promise.all(references.map((reference) => reference.get()))).filter(
    ({ exists }) => exists,
  );
const queryAll = async (...queries: Query[]) =>
  (await Promise.all(queries.map((query) => query.get()))).flatMap(({ docs }) => docs);

/** Finds what a person asked for about a program or a team, and the mails of it. */
async function findFamilyDocuments(
  db: Firestore,
  emails: readonly string[],
): Promise<DocumentSnapshot[]> {
  const families = await queryAll(
    ...['waitingList', 'practiceFamilies'].map((name) =>
      db.collection(name).where('email', 'in', emails),
    ),
  );
  const outbox = db.collection('outbox');
  return [
    ...families,
    ...(await queryAll(...families.map(({ id }) => outbox.where('family', '==', id)))),
  ];
}

const removeDuplicates = (documents: readonly DocumentSnapshot[]) => [
  ...new Map(documents.map((document) => [document.ref.path, document])).values(),
];

async function findMessages(db: Firestore, { address, phone }: Person) {
  const messages = db.collection('messages');
  const messagesByEmail = address
    ? await queryAll(messages.where('email', 'in', address.emails))
    : [];
  if (phone === undefined) return messagesByEmail;
  // Phone numbers are stored as people typed them, so no query can compare them. Every message with
  // a number is read: at most a year of them.
  const messagesWithPhone = await queryAll(messages.where('phone', '!=', ''));
  return removeDuplicates([
    ...messagesByEmail,
    ...messagesWithPhone.filter((message) => hasPhoneNumber(String(message.get('phone')), phone)),
  ]);
}

async function findAccount(auth: Auth, emails: readonly string[]): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers(emails.map((email) => ({ email })));
  return users[0];
}

async function findDocuments({ db, auth }: Stores, person: Person): Promise<PersonDocuments> {
  const messages = await findMessages(db, person);
  const contactMails = await getExisting(
    ...messages.map(({ id }) => db.doc(`outbox/contact_${id}`)),
  );
  const { address } = person;
  if (!address) {
    return {
      ownDocuments: [...messages, ...contactMails],
      changeRecords: [],
      issues: [],
      handledMessages: [],
      account: undefined,
    };
  }
  const { emails, id } = address;
  const readerDocuments = await getExisting(
    db.doc(`subscribers/${id}`),
    db.doc(`suppressions/${id}`),
  );
  const outbox = db.collection('outbox');
  const mails = await queryAll(
    outbox.where('subscriber', '==', id),
    outbox.where('to', 'in', emails),
  );
  const issues = db.collection('issues');
  return {
    ownDocuments: [
      ...readerDocuments,
      ...messages,
      ...mails,
      ...contactMails,
      ...(await findFamilyDocuments(db, emails)),
    ],
    changeRecords: await queryAll(
      db.collection('history').where('by.email', 'in', emails),
      db.collection('activity').where('by.email', 'in', emails),
      db.collection('entryChanges').where('by.email', 'in', emails),
      db.collection('orders').where('by.email', 'in', emails),
      db.collection('retired').where('by.email', 'in', emails),
    ),
    issues: removeDuplicates(
      await queryAll(
        issues.where('triedBy.email', 'in', emails),
        issues.where('sentBy.email', 'in', emails),
      ),
    ),
    handledMessages: removeDuplicates(
      await queryAll(
        db.collection('messages').where('updatedBy.email', 'in', emails),
        db.collection('messages').where('answeredBy.email', 'in', emails),
      ),
    ),
    account: await findAccount(auth, emails),
  };
}

/** Lists the fields of an issue or message that name this staff member. */
const listAuthorFields = (document: DocumentSnapshot, { address }: Person): string[] =>
  ['triedBy', 'sentBy', 'updatedBy', 'answeredBy'].filter((name) =>
    address?.emails.includes(String(document.get(`${name}.email`))),
  );

const toReadable = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toReadable(inner)]),
  );
};

/** Picks the fields that a document has. */
const pickFields = (document: DocumentSnapshot, names: readonly string[]) =>
  Object.fromEntries(
    names
      .filter((name) => document.get(name) !== undefined)
      .map((name) => [name, toReadable(document.get(name))]),
  );

/**
 * The fields of a change record that an export contains. A change record is a save, an action of
 * the log, a change of the order or of a calendar entry, or a retired row.
 */
const changeFields = ['at', 'retiredAt', 'by', 'action', 'collection', 'id'];

/**
 * Reads what is stored about a person, by document path. Leaves out the content of a save, because
 * it belongs to the club.
 */
export async function exportPerson(stores: Stores, person: Person) {
  const { ownDocuments, changeRecords, issues, handledMessages, account } = await findDocuments(
    stores,
    person,
  );
  return Object.fromEntries([
    ...ownDocuments.map((document) => [document.ref.path, toReadable(document.data())] as const),
    ...changeRecords.map((record) => [record.ref.path, pickFields(record, changeFields)] as const),
    ...[...issues, ...handledMessages].map(
      (document) =>
        [document.ref.path, pickFields(document, listAuthorFields(document, person))] as const,
    ),
    ...(account ? [[`accounts/${account.uid}`, account.toJSON()] as const] : []),
  ]);
}

/** The author of a save after an erasure. The dashboard's history shows no name for it. */
const noAuthor = { uid: '', email: '' };

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
  const { ownDocuments, changeRecords, issues, handledMessages, account } = await findDocuments(
    stores,
    person,
  );
  const suppression = person.address && db.doc(`suppressions/${person.address.id}`);
  const documents = ownDocuments.filter(({ ref }) => ref.path !== suppression?.path);
  const erasedPaths = new Set(documents.map(({ ref }) => ref.path));
  const documentsNamingPerson = [...issues, ...handledMessages].filter(
    ({ ref }) => !erasedPaths.has(ref.path),
  );
  const result = {
    erased: [
      ...documents.map(({ ref }) => ref.path),
      ...(account ? [`accounts/${account.uid}`] : []),
    ],
    unnamed: [...changeRecords, ...documentsNamingPerson].map(({ ref }) => ref.path),
    kept: suppression ? [suppression.path] : [],
  };
  if (isDryRun) return result;
  // The suppression comes first, so an issue that is being sent finds it.
  await suppression?.set({ at: Timestamp.now(), way: 'erasure' });
  for (const { ref } of documents) await ref.delete();
  for (const { ref } of changeRecords) await ref.update({ by: noAuthor });
  for (const document of documentsNamingPerson) {
    const names = listAuthorFields(document, person);
    await document.ref.update(Object.fromEntries(names.map((name) => [name, FieldValue.delete()])));
  }
  if (account) await auth.deleteUser(account.uid);
  return result;
}
