import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { hasEnded } from '@club/domain/calendar/entry-end';
import type { ParsedBodyOf } from '@club/domain/endpoints';
import type { Mail } from '../mail/mail.ts';
import { getCalendarEntries } from '../store/calendar-entries.ts';
import type { Firestore, Transaction } from '../store/database.ts';
import { findEntryChange } from '../store/entry-changes.ts';
import { type ConfirmedFamily, listConfirmedFamilies } from '../store/families.ts';
import { findOptIn } from '../store/opt-ins.ts';
import { type MailJobOf, queueMail } from '../store/outbox.ts';
import { makeFamilyMail } from './mails.ts';
import { getOptInKey } from './purposes.ts';
import { practiceTexts } from './texts.ts';

/** What staff changed: the id of the entry, when, and the texts of the mails. */
interface ChangeToTell {
  readonly id: string;
  /** When the change was made, which identifies it. */
  readonly at: string;
  readonly mail: NonNullable<ParsedBodyOf<'changeEntry'>['mail']>;
}

/**
 * Lists the families that asked for mails about an entry's teams. A family that asked about two
 * teams is listed once. A transaction locks them.
 */
export async function listFamiliesOfEntry(
  db: Firestore,
  transaction: Transaction | undefined,
  { teams }: Pick<CalendarEntry, 'teams'>,
): Promise<ConfirmedFamily[]> {
  const lists = await Promise.all(
    teams.map((team) =>
      listConfirmedFamilies(db, transaction, 'practiceFamilies', team.toUpperCase()),
    ),
  );
  const families = lists.flatMap((list) => list.families);
  return [...new Map(families.map((one) => [one.family.email, one])).values()];
}

/** Queues one mail about a change to each family, in the transaction of the change. */
export function queuePracticeMails(
  db: Firestore,
  transaction: Transaction,
  families: readonly ConfirmedFamily[],
  { id: entry, at, mail }: ChangeToTell,
): void {
  for (const { id, family } of families) {
    const text = family.locale === 'fr' ? mail.text_fr : mail.text;
    const job = { kind: 'practice', family: id, locale: family.locale, text } as const;
    const about = { entry, changedAt: at, isUndone: false };
    queueMail(db, transaction, `practice_${id}_${Date.parse(at)}`, { ...job, ...about });
  }
}

/** Queues a correction to each family whose mail may have left, after the change was undone. */
export function queueCorrections(
  db: Firestore,
  transaction: Transaction,
  jobs: readonly MailJobOf<'practice'>[],
): void {
  for (const { family, locale, text, entry, changedAt } of jobs) {
    const job = { kind: 'practice', family, locale, text, entry, changedAt } as const;
    const id = `practice_${family}_${Date.parse(changedAt)}_undone`;
    queueMail(db, transaction, id, { ...job, isUndone: true });
  }
}

/**
 * Composes the mail about a change of an entry, or about its undo. Returns undefined for a family
 * that has left, when the change was undone or replaced, and when the entry is gone or over.
 */
export async function composePracticeMail(
  db: Firestore,
  mailId: string,
  { family: id, locale, text, entry: entryId, changedAt, isUndone }: MailJobOf<'practice'>,
  now = Date.now(),
): Promise<Mail | undefined> {
  const [family, entries, change] = await Promise.all([
    findOptIn(db, getOptInKey('practice', id)),
    getCalendarEntries(db, [entryId]),
    findEntryChange(db, entryId),
  ]);
  const entry = entries.get(entryId);
  if (family?.state !== 'confirmed' || family.email === undefined || !family.program)
    return undefined;
  if (!entry || hasEnded(entry, now)) return undefined;
  if (!isUndone && change?.at !== changedAt) return undefined;
  const { program, email } = family;
  const { subject, correction, page, closing } = practiceTexts[locale];
  return makeFamilyMail(mailId, 'practice', {
    ...{ id, email, program, locale, page, closing },
    subject: subject(program),
    opening: isUndone ? correction(text) : text,
  });
}
