import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { FirstFamilies } from '@club/domain/waiting-list';
import type { Mail } from '../mail/mail.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from '../store/activity.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { type ConfirmedFamily, listConfirmedFamilies, maxFamilies } from '../store/families.ts';
import { deleteOptIn, findOptIn, updateOptIn } from '../store/opt-ins.ts';
import { type MailJobOf, queueMail } from '../store/outbox.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import { listRows } from '../store/rows.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { makeFamilyMail } from './mails.ts';
import { getOptInKey } from './purposes.ts';
import { placeTexts } from './texts.ts';

async function requireOpenProgram(program: string): Promise<void> {
  const programs = await listRows('programs');
  const row = programs.find(({ id }) => id.toUpperCase() === program);
  if (!row) throw new ApiProblem('not-found');
  if (!row.registerDisplay) throw new ApiProblem('conflict');
}

const getRequestTime = ({ family }: ConfirmedFamily): number => family.requestedAt?.toMillis() ?? 0;

/**
 * Queues one mail to each of the `count` families that have waited longest for a program, if as many
 * are waiting as staff saw. So a repeated or simultaneous call queues nothing. Returns the number of
 * mails.
 *
 * @throws ApiProblem `not-found`, or `conflict` while the program is full or another number waits
 */
export async function notifyFamilies(
  db: Firestore,
  program: string,
  { count, waiting }: FirstFamilies,
  staff: Staff,
): Promise<number> {
  await requireOpenProgram(program);
  return runRequestTransaction(db, async (transaction) => {
    const list = await listConfirmedFamilies(db, transaction, 'waitingList', program);
    if (list.count !== Math.min(waiting, maxFamilies)) throw new ApiProblem('conflict');
    const firstFamilies = list.families
      .toSorted((one, other) => getRequestTime(one) - getRequestTime(other))
      .slice(0, count);
    const now = Timestamp.now();
    const latestExpiry = now.toMillis() + retentionDays.notifiedFamily * dayMs;
    for (const { id, family } of firstFamilies) {
      updateOptIn(db, transaction, getOptInKey('place', id), {
        state: 'notified',
        notifiedAt: now,
        // Not after the end that the season sets.
        expiresAt: Timestamp.fromMillis(
          Math.min(family.expiresAt?.toMillis() ?? latestExpiry, latestExpiry),
        ),
      });
      const job = { kind: 'place', family: id, locale: family.locale } as const;
      // A family that waits again later gets another mail.
      queueMail(db, transaction, `place_${id}_${now.toMillis()}`, job);
    }
    const titles = { title: program, title_fr: program } as const;
    const subject = { kind: 'waitingList', id: program, ...titles } as const;
    recordActivity(db, transaction, { action: 'announce-place', subject, by: staff });
    return firstFamilies.length;
  });
}

/** Composes the mail about an open program. A family that has left meanwhile gets nothing. */
export async function composePlaceMail(
  db: Firestore,
  mailId: string,
  { family: id, locale }: MailJobOf<'place'>,
): Promise<Mail | undefined> {
  const family = await findOptIn(db, getOptInKey('place', id));
  if (!family?.notifiedAt || family.email === undefined || !family.program) return undefined;
  const { program, email } = family;
  const { subject, opening, page, closing } = placeTexts[locale];
  return makeFamilyMail(mailId, 'place', {
    ...{ id, email, program, locale, page, closing },
    subject: subject(program),
    opening: opening(program),
  });
}

/**
 * Deletes the entry of a family whose mail has been sent. A family that has made a new request
 * meanwhile keeps its new entry.
 */
export async function deleteNotifiedFamily(db: Firestore, id: string): Promise<void> {
  const key = getOptInKey('place', id);
  await db.runTransaction(async (transaction) => {
    const family = await findOptIn(db, key, transaction);
    if (family?.state === 'notified') deleteOptIn(db, transaction, key);
  });
}
