import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { compose } from './compose.ts';
import { outboxItem, type OutboxItem, type OutboxState } from './outbox.ts';
import { type Fault, faultOf, send } from './transport.ts';

const minute = 60_000;
/** Whoever sends must have finished by then; nobody else touches the mail before. */
const lease = 10 * minute;
/** How long the outcome of a mail is kept: long enough to answer for it. */
const keptFor = 90 * 24 * 60 * minute;

/** The wait before each further attempt; after the last one the mail is given up. */
const waits = [1, 5, 30, 120, 480].map((minutes) => minutes * minute);

const inFuture = (milliseconds: number) => Timestamp.fromMillis(Date.now() + milliseconds);

/** Takes the mail for this process alone; undefined where another has it or it is done. */
async function claim(db: Firestore, id: string): Promise<OutboxItem | undefined> {
  return db.runTransaction(async (transaction) => {
    const item = (await transaction.get(outboxItem(db, id))).data() as OutboxItem | undefined;
    if (item?.state !== 'queued') return undefined;
    const claimed = { state: 'sending', attempts: item.attempts + 1 } as const;
    transaction.update(outboxItem(db, id), {
      ...claimed,
      updatedAt: Timestamp.now(),
      dueAt: inFuture(lease),
    });
    return { ...item, ...claimed };
  });
}

function afterFault(reason: Fault, attempts: number): Partial<OutboxState> {
  const wait = reason === 'unreachable' ? waits[attempts - 1] : undefined;
  return wait === undefined
    ? { state: 'failed', reason }
    : { state: 'queued', dueAt: inFuture(wait) };
}

async function attempt(db: Firestore, id: string, item: OutboxItem): Promise<Partial<OutboxState>> {
  const mail = await compose(db, id, item);
  if (mail === undefined) return { state: 'skipped', expiresAt: inFuture(keptFor) };
  try {
    await send(mail);
    return { state: 'sent', expiresAt: inFuture(keptFor) };
  } catch (error) {
    return afterFault(faultOf(error), item.attempts);
  }
}

const notFound = 5;

/** A mail whose person was erased meanwhile has nothing left to note. */
async function note(db: Firestore, id: string, outcome: Partial<OutboxState>): Promise<void> {
  try {
    await outboxItem(db, id).update({ ...outcome, updatedAt: Timestamp.now() });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== notFound) throw error;
  }
}

/**
 * Sends a queued mail at most once. The claim is written before the mail is handed over: should this
 * process die in between, the mail stays `sending` and ends as a dead letter, not in two copies.
 */
export async function deliver(db: Firestore, id: string): Promise<void> {
  const item = await claim(db, id);
  if (!item) return;
  const outcome = await attempt(db, id, item);
  await note(db, id, outcome);
  const told = { kind: item.kind, state: outcome.state, attempts: item.attempts };
  if (outcome.state === 'failed') logger.error('mail given up', { ...told, id });
  else logger.info('mail', told);
}
