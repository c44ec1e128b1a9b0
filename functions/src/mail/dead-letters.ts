import type { DeadLetter } from '@club/domain/mail';
import type { Firestore } from 'firebase-admin/firestore';
import type { OutboxItem } from './outbox.ts';

/** An address with its name hidden: enough to recognise, not to collect. */
const outline = (address: string) => address.replace(/^(.)[^@]*/u, '$1…');

async function addressOf(db: Firestore, item: OutboxItem): Promise<string> {
  if (item.kind === 'trial') return item.to;
  if (item.kind === 'contact') return '';
  return String((await db.doc(`subscribers/${item.subscriber}`).get()).get('email') ?? '');
}

/** The latest mails that were given up. They stay until somebody has looked after them. */
export async function listDeadLettersOf(db: Firestore): Promise<DeadLetter[]> {
  const { docs } = await db
    .collection('outbox')
    .where('state', '==', 'failed')
    .orderBy('updatedAt', 'desc')
    .limit(50)
    .get();
  return Promise.all(
    docs.map(async (doc) => {
      const item = doc.data() as OutboxItem;
      return {
        _id: doc.id,
        kind: item.kind,
        to: outline(await addressOf(db, item)),
        reason: item.reason ?? 'unreachable',
        attempts: item.attempts,
        updatedAt: item.updatedAt.toDate().toISOString(),
      };
    }),
  );
}
