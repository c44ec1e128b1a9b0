import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Somebody who asks about their data: their address, and the hash their row is kept under. */
export interface Person {
  readonly email: string;
  readonly id: string;
}

async function findAll(db: Firestore, { email, id }: Person): Promise<DocumentSnapshot[]> {
  const [row, suppression, messages, ownMails, trials] = await Promise.all([
    db.doc(`subscribers/${id}`).get(),
    db.doc(`suppressions/${id}`).get(),
    db.collection('messages').where('email', '==', email).get(),
    db.collection('outbox').where('subscriber', '==', id).get(),
    db.collection('outbox').where('to', '==', email).get(),
  ]);
  const answers = await Promise.all(
    messages.docs.map((message) => db.doc(`outbox/contact_${message.id}`).get()),
  );
  const found = [row, suppression, ...messages.docs, ...ownMails.docs, ...trials.docs, ...answers];
  return found.filter(({ exists }) => exists);
}

const readable = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
};

/** Everything that is kept about an address, by the document's path. */
export async function exportPerson(db: Firestore, person: Person) {
  const documents = await findAll(db, person);
  return Object.fromEntries(documents.map((one) => [one.ref.path, readable(one.data())]));
}

/** Deletes it all. What stays is the hash that keeps an import from bringing the address back. */
export async function erasePerson(db: Firestore, person: Person) {
  const documents = await findAll(db, person);
  const kept = db.doc(`suppressions/${person.id}`);
  const doomed = documents.filter(({ ref }) => ref.path !== kept.path);
  // The wall goes up first: an issue that is being sent finds it at once.
  await kept.set({ at: Timestamp.now(), way: 'erasure' });
  for (const { ref } of doomed) await ref.delete();
  return { erased: doomed.map(({ ref }) => ref.path), kept: [kept.path] };
}
