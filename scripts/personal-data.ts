import type { Auth, UserRecord } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { samePhone } from './phone-number.ts';

/** A person with a request about their data. They give an address, a telephone number, or both. */
export interface Person {
  /** The address in its stored spelling, with the hash of the reader's row. */
  readonly address?: { readonly email: string; readonly id: string };
  readonly phone?: string;
}

/** Where to look. */
export interface Stores {
  readonly db: Firestore;
  readonly auth: Auth;
}

/** What is stored about a person, by what an erasure does to it. */
interface PersonDocuments {
  /** Documents that are about them alone: deleted. */
  readonly theirs: readonly DocumentSnapshot[];
  /** The club's records that name them as staff. The record stays, the name goes. */
  readonly saves: readonly DocumentSnapshot[];
  readonly issues: readonly DocumentSnapshot[];
  readonly account: UserRecord | undefined;
}

const existing = async (...references: DocumentReference[]) =>
  (await Promise.all(references.map((one) => one.get()))).filter(({ exists }) => exists);
const all = async (...queries: Query[]) =>
  (await Promise.all(queries.map((one) => one.get()))).flatMap(({ docs }) => docs);

const byPath = (documents: readonly DocumentSnapshot[]) => [
  ...new Map(documents.map((one) => [one.ref.path, one])).values(),
];

async function findMessages(db: Firestore, { address, phone }: Person) {
  const messages = db.collection('messages');
  const messagesByEmail = address ? await all(messages.where('email', '==', address.email)) : [];
  if (phone === undefined) return messagesByEmail;
  // Phone numbers are stored as people typed them, so no query finds them. Every message is read: at
  // most a year of them.
  const messagesWithPhone = await all(messages.where('phone', '!=', ''));
  return byPath([
    ...messagesByEmail,
    ...messagesWithPhone.filter((one) => samePhone(String(one.get('phone')), phone)),
  ]);
}

async function findAccount(auth: Auth, email: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

async function find({ db, auth }: Stores, person: Person): Promise<PersonDocuments> {
  const messages = await findMessages(db, person);
  const answers = await existing(...messages.map(({ id }) => db.doc(`outbox/contact_${id}`)));
  const { address } = person;
  if (!address) {
    return { theirs: [...messages, ...answers], saves: [], issues: [], account: undefined };
  }
  const { email, id } = address;
  const rows = await existing(db.doc(`subscribers/${id}`), db.doc(`suppressions/${id}`));
  const outbox = db.collection('outbox');
  const mails = await all(outbox.where('subscriber', '==', id), outbox.where('to', '==', email));
  const issues = db.collection('issues');
  return {
    theirs: [...rows, ...messages, ...mails, ...answers],
    saves: await all(db.collection('history').where('by.email', '==', email)),
    issues: byPath(
      await all(
        issues.where('triedBy.email', '==', email),
        issues.where('sentBy.email', '==', email),
      ),
    ),
    account: await findAccount(auth, email),
  };
}

/** The fields of an issue that name this member of staff. */
const namesIn = (issue: DocumentSnapshot, { address }: Person): string[] =>
  ['triedBy', 'sentBy'].filter((name) => issue.get(`${name}.email`) === address?.email);

const readable = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
};

const fieldsOf = (document: DocumentSnapshot, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, readable(document.get(name))]));

/** Everything stored about a person, by the document's path. What a save changed is the club's. */
export async function exportPerson(stores: Stores, person: Person) {
  const { theirs, saves, issues, account } = await find(stores, person);
  return Object.fromEntries([
    ...theirs.map((one) => [one.ref.path, readable(one.data())] as const),
    ...saves.map((one) => [one.ref.path, fieldsOf(one, ['at', 'by', 'collection', 'id'])] as const),
    ...issues.map((one) => [one.ref.path, fieldsOf(one, namesIn(one, person))] as const),
    ...(account ? [[`accounts/${account.uid}`, account.toJSON()] as const] : []),
  ]);
}

/** A save without its author's name, as the dashboard's history shows it. */
const nobody = { uid: '', email: '' };

/**
 * Deletes a person's data. Removes their name from the club's own records. The suppression's hash
 * remains. It prevents an import from adding the address again.
 */
export async function erasePerson(stores: Stores, person: Person) {
  const { db, auth } = stores;
  const { theirs, saves, issues, account } = await find(stores, person);
  const suppression = person.address && db.doc(`suppressions/${person.address.id}`);
  const documents = theirs.filter(({ ref }) => ref.path !== suppression?.path);
  // The suppression comes first, so an issue that is being sent finds it.
  await suppression?.set({ at: Timestamp.now(), way: 'erasure' });
  for (const { ref } of documents) await ref.delete();
  for (const { ref } of saves) await ref.update({ by: nobody });
  for (const issue of issues) {
    const names = namesIn(issue, person);
    await issue.ref.update(Object.fromEntries(names.map((name) => [name, FieldValue.delete()])));
  }
  if (account) await auth.deleteUser(account.uid);
  return {
    erased: [
      ...documents.map(({ ref }) => ref.path),
      ...(account ? [`accounts/${account.uid}`] : []),
    ],
    unnamed: [...saves, ...issues].map(({ ref }) => ref.path),
    kept: suppression ? [suppression.path] : [],
  };
}
