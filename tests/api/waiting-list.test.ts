import './functions-environment.ts';
import { dayMs } from '@club/domain/day';
import type { Locale } from '@club/domain/locale';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { makeFamilyId, type OptIn } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import { callAsStaff, postAsStaff } from './identities.ts';
import { listMailsTo, waitForMail } from './mailbox.ts';
import { removeSwitch, setSwitch } from './site-switch.ts';
import { clearWaitingList, makeAddress, postJson } from './visitor-requests.ts';

const program = 'U13';
let wasOpen: unknown;
const getProgramReference = () => getDatabase().doc(`programs/${program}`);
const setOpen = (registerDisplay: boolean) => getProgramReference().update({ registerDisplay });
beforeAll(async () => {
  wasOpen = (await getProgramReference().get()).get('registerDisplay');
  await setOpen(false);
});
afterEach(clearWaitingList);
afterAll(() => setOpen(wasOpen === true));

const subjects = {
  confirm: {
    fr: `${program}\u00a0: confirmez votre demande`,
    en: `${program}: confirm your request`,
  },
  place: { fr: `${program}\u00a0: une place s’est libérée`, en: `${program}: a spot is open` },
} as const;

const requestPlace = (email: string, lng: Locale = 'fr', programId: string = program) =>
  postJson('/api/waiting-list', { email, program: programId, lng, page: '/program/u13' });
const getFamilyReference = (email: string, programId = program) =>
  getDatabase().doc(`waitingList/${makeFamilyId(programId, email)}`);
const findFamily = async (email: string) =>
  (await getFamilyReference(email).get()).data() as
    (OptIn & Required<Pick<OptIn, 'expiresAt'>>) | undefined;
const findLinkToken = (text: string, purpose: string) =>
  new RegExp(String.raw`/u13\?lng=..&link=${purpose}#${purpose}=(\S+)`, 'u').exec(text)?.[1] ?? '';

/** Requests a place and confirms by the mail. Returns the token for leaving the list. */
async function joinList(email: string, lng: Locale = 'fr'): Promise<string> {
  await requestPlace(email, lng);
  const { text } = await waitForMail(email, subjects.confirm[lng]);
  const response = await postJson('/api/waiting-list/confirm', {
    token: findLinkToken(text, 'confirm-place'),
  });
  expect(response.status).toBe(200);
  return findLinkToken(text, 'leave-waiting-list');
}
const notify = (waiting: number, { id = program, count = waiting } = {}) =>
  postAsStaff(`/api/waiting-list/${id}/notify`, { count, waiting });
const countWaiting = async () => {
  const { json } = await callAsStaff('/api/staff/counts');
  return (json as { waitingFamilies: Record<string, number> }).waitingFamilies[program] ?? 0;
};
/** Lists the mails that tell a family that the program is open. */
const listPlaceMails = async (email: string) =>
  (await listMailsTo(email)).filter(({ subject }) =>
    Object.values(subjects.place).some((one) => one === subject),
  );

describe('a family', () => {
  it('is on the list from its confirmation until a month after the season, with a consent for this purpose', async () => {
    const email = makeAddress();
    expect([(await requestPlace(email, 'en')).json, await countWaiting()]).toEqual([
      { ok: true },
      0,
    ]);
    const mail = await waitForMail(email, subjects.confirm.en);
    expect(await findFamily(email)).toMatchObject({ state: 'pending', program, locale: 'en' });
    const confirmToken = findLinkToken(mail.text, 'confirm-place');
    for (let times = 0; times < 2; times += 1)
      expect((await postJson('/api/waiting-list/confirm', { token: confirmToken })).status).toBe(
        200,
      );
    const family = await findFamily(email);
    expect(family).toMatchObject({
      state: 'confirmed',
      consent: { purpose: 'place', wording: '2026-11-28', locale: 'en', page: '/program/u13' },
    });
    // The season ends with April. A month later the entry is deleted.
    expect(family?.expiresAt.toDate().toISOString()).toMatch(/-05-31T00:00:00/u);
    expect(await countWaiting()).toBe(1);
  });

  it.each([
    ['an unknown program', { program: 'U99' }, 'program'],
    ['an invalid address', { email: 'nobody' }, 'email'],
    ['an unknown field', { name: 'x' }, 'name'],
  ])('gets the name of the invalid field for %s', async (_, fields, field) => {
    const response = await postJson('/api/waiting-list', {
      email: makeAddress(),
      program,
      ...fields,
    });
    expect([response.status, response.json]).toEqual([
      400,
      { error: 'invalid-body', fields: [field] },
    ]);
  });
});

describe('when a program opens', () => {
  const stopMails = () => setSwitch({ areWritesStopped: false, areMailsStopped: true });
  afterEach(async () => {
    await setOpen(false);
    await removeSwitch();
  });

  it('each family is notified once in its language, even after ten simultaneous requests', async () => {
    const emails = [makeAddress(), makeAddress(), makeAddress()] as const;
    const leaverAddress = makeAddress();
    for (const email of emails) await joinList(email, email === emails[0] ? 'en' : 'fr');
    const leaveToken = await joinList(leaverAddress);
    await postJson('/api/waiting-list/leave', { token: leaveToken });
    await requestPlace(makeAddress('unconfirmed'));

    expect([(await notify(3)).status, await countWaiting()]).toEqual([409, 3]);
    await setOpen(true);
    const responses = await Promise.all(Array.from({ length: 10 }, () => notify(3)));
    expect(responses.map(({ status }) => status).sort()).toEqual([
      ...[200, 409, 409, 409, 409, 409, 409, 409, 409, 409],
    ]);
    expect(responses.find(({ status }) => status === 200)?.json).toEqual({ notified: 3 });
    expect((await notify(3)).json).toEqual({ error: 'conflict' });

    const mail = await waitForMail(emails[0], subjects.place.en);
    expect(mail.text).toContain('/program/u13?lng=en');
    expect(mail.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
    for (const email of emails.slice(1)) await waitForMail(email, subjects.place.fr);
    for (const email of emails) {
      expect(await listPlaceMails(email)).toHaveLength(1);
      await expect.poll(() => findFamily(email), { timeout: 30_000 }).toBeUndefined();
    }
    expect(await listPlaceMails(leaverAddress)).toEqual([]);
  });

  it('the families that asked first are notified, as many as staff choose, and the others wait on', async () => {
    const emails = Array.from({ length: 4 }, () => makeAddress()).sort((one, other) =>
      makeFamilyId(program, one).localeCompare(makeFamilyId(program, other)),
    );
    // The family with the last of the hashed ids asked first.
    for (const [days, email] of emails.entries()) {
      await joinList(email);
      const requestedAt = Timestamp.fromMillis(Date.now() - days * dayMs);
      await getFamilyReference(email).update({ requestedAt });
    }
    await setOpen(true);
    await stopMails();
    expect((await notify(9, { count: 2 })).json).toEqual({ error: 'conflict' });
    const simultaneous = await Promise.all([1, 2].map(() => notify(4, { count: 2 })));
    expect(simultaneous.map(({ status }) => status).sort()).toEqual([200, 409]);
    const families = await Promise.all(emails.map(findFamily));
    expect(families.map((family) => family?.state)).toEqual([
      ...['confirmed', 'confirmed', 'notified', 'notified'],
    ]);
    expect(await countWaiting()).toBe(2);
  });

  it.each([{ count: 0 }, { count: 1.5 }, { waiting: 0 }, { count: undefined }])(
    'a wrong number of families is refused: %o',
    async (numbers) => {
      const body = { count: 1, waiting: 1, ...numbers };
      expect((await postAsStaff(`/api/waiting-list/${program}/notify`, body)).status).toBe(400);
    },
  );

  it('a family that leaves before its mail is sent gets nothing', async () => {
    const email = makeAddress();
    const leaveToken = await joinList(email);
    await setOpen(true);
    await stopMails();
    expect((await notify(1)).json).toEqual({ notified: 1 });
    await postJson('/api/waiting-list/leave', { token: leaveToken });
    await removeSwitch();
    await processMailQueue(getDatabase(), composers);
    const mails = getDatabase()
      .collection('outbox')
      .where('family', '==', makeFamilyId(program, email));
    await expect
      .poll(async () => (await mails.get()).docs.map((doc) => String(doc.get('state'))).sort(), {
        timeout: 90_000,
      })
      .toEqual(['sent', 'skipped']);
    expect(await listPlaceMails(email)).toEqual([]);
  });

  it('a family is deleted by the end that its season sets, even if its mail cannot be sent', async () => {
    const email = makeAddress();
    await joinList(email);
    const expiresAt = Timestamp.fromMillis(Date.now() + dayMs);
    await getFamilyReference(email).update({ expiresAt });
    await setOpen(true);
    await stopMails();
    await notify(1);
    expect(await findFamily(email)).toMatchObject({ state: 'notified', expiresAt });
  });

  it('an unknown program has no families to notify', async () => {
    expect((await notify(1, { id: 'U99' })).status).toBe(404);
  });
});
