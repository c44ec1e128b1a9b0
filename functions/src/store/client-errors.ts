import { createHash } from 'node:crypto';
import { retentionDays } from '@club/about/retention';
import { type ClientError, clientErrorSchema } from '@club/domain/client-error';
import { dayMs } from '@club/domain/day';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';
import { type Caller, catchTooManyRequests, limitRequest } from './rate-limits.ts';
import { requestLimits } from './request-limits.ts';
import { runRequestTransaction } from './request-transaction.ts';

/** Derives a group's id from what its errors have in common: kind, message, script and position. */
const makeGroupId = ({ kind, message, script, line, column }: ClientError): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, message, script, line, column]))
    .digest('hex')
    .slice(0, 32);

const errors = (db: Firestore) => db.collection('clientErrors');

/**
 * Counts an error in the document of its group and day. A time-to-live policy of Firestore deletes
 * the document after `expiresAt`. A new group is not stored beyond the limits of `errorGroup`.
 *
 * @throws ApiProblem `too-many-requests` when the caller or the day has too many reports
 */
export async function countClientError(
  db: Firestore,
  report: ClientError,
  caller: Caller,
): Promise<void> {
  const { errorReport, errorGroup } = requestLimits;
  const counts = await limitRequest(db, errorReport, caller);
  const groupCounts = await catchTooManyRequests(() =>
    limitRequest(db, errorGroup, caller, { skipsInstance: true }),
  );
  const now = Timestamp.now();
  const day = now.toDate().toISOString().slice(0, 10);
  const group = makeGroupId(report);
  const reference = errors(db).doc(`${day}_${group}`);
  await runRequestTransaction(db, async (transaction) => {
    const { exists } = await transaction.get(reference);
    const usedCounts = exists ? [counts] : groupCounts && [counts, groupCounts];
    if (!usedCounts) return;
    for (const { countCall, countForAll } of usedCounts) {
      countCall(transaction);
      countForAll(transaction);
    }
    const expiresAt = Timestamp.fromMillis(now.toMillis() + retentionDays.clientError * dayMs);
    const updatedFields = { count: FieldValue.increment(1), lastSeenAt: now, expiresAt };
    if (exists) transaction.update(reference, updatedFields);
    else transaction.create(reference, { ...report, group, firstSeenAt: now, ...updatedFields });
  });
}

/** What is stored of equal errors of one day. Page and version are those of the first report. */
const groupSchema = v.object({
  /** The group's id, which is the same on every day (`makeGroupId`). */
  group: v.string(),
  ...v.omit(clientErrorSchema, ['locale', 'page']).entries,
  page: v.string(),
  count: v.number(),
});
export type ClientErrorGroup = v.InferOutput<typeof groupSchema>;

/**
 * Lists the stored groups whose last error is not older than `since`, the most recent first. A group
 * is stored once for each day.
 */
export async function listClientErrors(
  db: Firestore,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<ClientErrorGroup[]> {
  const { docs } = await errors(db)
    .where('lastSeenAt', '>=', Timestamp.fromMillis(since))
    .orderBy('lastSeenAt', 'desc')
    .limit(limit)
    .get();
  return docs
    .map((snapshot) => parseDocument(snapshot, groupSchema))
    .filter((group) => group !== undefined);
}
