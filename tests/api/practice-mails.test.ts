import './functions-environment.ts';
import { dayMs } from '@club/domain/day';
import { describe, expect, it } from 'vitest';
import {
  changeEntryByStaff,
  undoChangeByStaff,
} from '../../functions/src/calendar/change-by-staff.ts';
import { listTonight } from '../../functions/src/calendar/list-tonight.ts';
import { composePracticeMail } from '../../functions/src/opt-in/practice-changes.ts';
import { purposes } from '../../functions/src/opt-in/purposes.ts';
import type { MailJobOf } from '../../functions/src/store/outbox.ts';
import { monday, openCalendarTestBed } from './calendar-test-bed.ts';

const { db, readEntries, listEntries } = openCalendarTestBed('practice-mails');
const staff = { uid: 'maude', email: 'maude@example.org', name: 'Maude' };
const mail = { text: 'U15: cancelled tonight', text_fr: 'U15\u00a0: annulé ce soir' };

const addFamily = async (email: string, fields: { program?: string; [field: string]: string }) => {
  const document = { email, locale: 'en', program: 'U15', state: 'confirmed', ...fields };
  const id = purposes.practice.makeId(email, document.program);
  await db.doc(`practiceFamilies/${id}`).set(document);
};

/** Stores families, reads an entry of U15, and cancels it. */
async function cancelPractice(withMail: boolean) {
  await addFamily('english@example.org', {});
  await addFamily('french@example.org', { locale: 'fr' });
  await addFamily('pending@example.org', { state: 'pending' });
  await addFamily('other-team@example.org', { program: 'U16' });
  await readEntries([{ uid: 'a', title: 'U15 - Pratique - Pierrefonds' }]);
  const [entry] = await listEntries();
  if (!entry) throw new Error('no entry');
  const input = {
    ...{ isCancelled: true, placeText: null, times: null, reason: '', reason_fr: '' },
    ...{ updatedAt: entry.updatedAt, notice: null, ...(withMail && { mail }) },
  };
  const call = { id: entry._id, input, staff, now: monday };
  return { call, result: await changeEntryByStaff(db, call) };
}

interface StoredJob extends MailJobOf<'practice'> {
  readonly id: string;
  readonly state: string;
}
const listJobs = async () =>
  (await db.collection('outbox').orderBy('locale').get()).docs.map(
    (doc) => ({ id: doc.id, ...doc.data() }) as StoredJob,
  );
const composeAll = async (now = monday) =>
  Promise.all((await listJobs()).map((job) => composePracticeMail(db, job.id, job, now)));

describe('families that asked for mails about a team', () => {
  it('get one each in their language when staff cancel a practice and tick the box', async () => {
    const { call, result } = await cancelPractice(true);
    expect(result.mailCount).toBe(2);
    expect(await listTonight(db, monday)).toMatchObject({ families: { [call.id]: 2 } });
    // A repeated call writes to nobody again.
    expect(await changeEntryByStaff(db, call)).toMatchObject({ mailCount: 0 });
    const mails = await composeAll();
    expect(mails.map((one) => [one?.to, one?.subject])).toEqual([
      ['english@example.org', 'U15: schedule change'],
      ['french@example.org', 'U15\u00a0: changement à l’horaire'],
    ]);
    expect(mails[0]?.text).toContain(mail.text);
    expect(mails[0]?.text).toContain('/program/u15?lng=en');
    expect(mails[0]?.text).toMatch(/link=leave-practice#leave-practice=/u);
    expect(mails[1]?.text).toContain(mail.text_fr);
    expect(mails[1]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('count once if they asked about both teams of a practice', async () => {
    await addFamily('both@example.org', {});
    await addFamily('both@example.org', { program: 'U16' });
    await readEntries([{ uid: 'b', title: 'U15/U16 - Pratique - Pierrefonds' }]);
    const [entry] = await listEntries();
    expect(entry?.teams).toHaveLength(2);
    expect((await listTonight(db, monday)).families).toEqual({ [entry?._id ?? '']: 1 });
  });

  it('get none when staff do not tick the box', async () => {
    const { result } = await cancelPractice(false);
    expect([result.mailCount, await listJobs()]).toEqual([0, []]);
  });

  it('get none after they have left, after an undo, or once the practice is over', async () => {
    const { call, result } = await cancelPractice(true);
    expect(await composeAll(monday + 2 * dayMs)).toEqual([undefined, undefined]);
    const left = purposes.practice.makeId('french@example.org', 'U15');
    await db.doc(`practiceFamilies/${left}`).delete();
    expect(await composeAll()).toEqual([expect.anything(), undefined]);
    const { id } = call;
    expect(await undoChangeByStaff(db, { id, at: result.at, staff, now: monday })).toMatchObject({
      mailCount: 0,
    });
    expect(await composeAll()).toEqual([undefined, undefined]);
  });

  it('get a correction after an undo if the first mail may have left', async () => {
    const { call, result } = await cancelPractice(true);
    const [english] = await listJobs();
    await db.doc(`outbox/${english?.id}`).update({ state: 'sent' });
    const undo = { id: call.id, at: result.at, staff, now: monday };
    expect(await undoChangeByStaff(db, undo)).toMatchObject({ mailCount: 1 });
    expect(await undoChangeByStaff(db, undo)).toMatchObject({ mailCount: 0 });
    const corrections = (await composeAll()).filter((one) => one !== undefined);
    expect(corrections).toHaveLength(1);
    expect(corrections[0]).toMatchObject({ to: 'english@example.org' });
    expect(corrections[0]?.text).toContain('Correction: our last e-mail no longer applies.');
    expect(corrections[0]?.text).toContain(mail.text);
  });
});
