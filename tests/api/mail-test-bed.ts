import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { type OutboxItem, queueMail } from '../../functions/src/store/outbox.ts';
import { getAdminApp, projectId } from './admin.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** Opens a separate database on the emulator. Writes to it trigger no functions. */
export const openSeparateDatabase = (name: string): Firestore => getFirestore(getAdminApp(), name);

/** Deletes all documents of a separate database. */
export async function clearDatabase(name: string): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const path = `emulator/v1/projects/${projectId}/databases/${name}/documents`;
  const response = await fetch(`http://${host}/${path}`, { method: 'DELETE' });
  if (!response.ok) throw new Error(`The emulator responded: ${await response.text()}`);
}

/** Makes the functions send their mail to a local port, with a login. */
export function setMailHost(port: number): void {
  Object.assign(process.env, {
    MAIL_HOST: '127.0.0.1',
    MAIL_PORT: String(port),
    MAIL_USER: 'club',
  });
}

const issueTexts = {
  subject: 'News',
  subject_fr: 'Nouvelles',
  text: 'Hello.',
  text_fr: 'Bonjour.',
};

/** Stores a confirmed reader. Returns the row's id and the address. */
export async function storeReader(db: Firestore): Promise<{ id: string; email: string }> {
  const id = randomUUID().replaceAll('-', '');
  const email = `${id.slice(0, 8)}@example.org`;
  await db.doc(`subscribers/${id}`).set({ state: 'confirmed', email, locale: 'fr' });
  return { id, email };
}

/** Stores an issue in any state. */
export const storeIssue = (db: Firestore, id: string, fields: object) =>
  db.doc(`issues/${id}`).set({ ...issueTexts, updatedAt: Timestamp.now(), ...fields });

/** Queues the mail of issue `a` to a reader. Returns the mail's id. */
export async function queueIssueMail(db: Firestore, subscriber: string): Promise<string> {
  const id = `issue_a_${subscriber}`;
  await db.runTransaction((transaction) => {
    const job = { kind: 'issue', issue: 'a', subscriber, locale: 'fr' } as const;
    queueMail(db, transaction, id, job);
    return Promise.resolve();
  });
  return id;
}

/** Reads a stored mail. */
export async function readMail(db: Firestore, id: string): Promise<OutboxItem> {
  return (await db.doc(`outbox/${id}`).get()).data() as OutboxItem;
}
