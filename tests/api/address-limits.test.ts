import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import {
  clearSubscribers,
  clearWaitingList,
  findSubscriber,
  makeAddress,
  makeCallerHeaders,
  postJson,
  subscribe,
} from './visitor-requests.ts';

afterAll(clearSubscribers);
afterAll(clearWaitingList);

const program = 'U16';
const otherPrograms = ['U17', 'U15', 'U14', 'U13', 'DEV1', 'DEV2'];
const requestPlace = (email: string, headers = makeCallerHeaders(), programId: string = program) =>
  postJson('/api/waiting-list', { email, program: programId }, headers);
const countMails = async (field: 'subscriber' | 'family', id: string) =>
  (await getDatabase().collection('outbox').where(field, '==', id).count().get()).data().count;
const countConfirmationMails = (email: string) => countMails('subscriber', makeSubscriberId(email));
/** Subscribes and unsubscribes an address in turn, as one caller. */
async function toggleSubscription(email: string, times: number, headers = makeCallerHeaders()) {
  for (let n = 0; n < times; n += 1) {
    await postJson('/api/email/subscribe', { email }, headers);
    await postJson('/api/email/unsubscribe', { email }, headers);
  }
}

// That a stranger learns nothing of an address is tested in `equal-operations.test.ts` and
// `opt-in.test.ts`.
describe('an address', () => {
  it.each([
    ['one caller', 1, 2],
    ['four callers', 4, 3],
  ])(
    'gets few mails from %s, however often they subscribe and unsubscribe it',
    async (_, callerCount, mailCount) => {
      const email = makeAddress();
      for (let caller = 0; caller < callerCount; caller += 1) await toggleSubscription(email, 6);
      expect(await countConfirmationMails(email)).toBe(mailCount);
    },
  );

  it('can still be subscribed, and put on the list, by its owner after a stranger’s requests', async () => {
    const email = makeAddress();
    const stranger = makeCallerHeaders();
    await toggleSubscription(email, 6, stranger);
    for (const id of otherPrograms) await requestPlace(email, stranger, id);
    expect((await subscribe(email)).status).toBe(200);
    expect((await requestPlace(email)).status).toBe(200);
    expect((await findSubscriber(email))?.state).toBe('pending');
    expect(await countMails('family', makeFamilyId(program, email))).toBe(1);
  });

  it('has one row and one mail in all its spellings', async () => {
    const name = makeAddress().split('@')[0] ?? '';
    const suffix = randomUUID().slice(0, 8);
    const spellings = [
      `${name}@école.${suffix}.example.org`,
      `${name}@xn--cole-9oa.${suffix}.example.org`,
      `${name}@E\u0301COLE.${suffix}.example.org`,
      `${name}@école.${suffix}.ｅｘａｍｐｌｅ.org`,
      ` ${name.toUpperCase()}@ÉCOLE.${suffix}.EXAMPLE.ORG `,
    ];
    for (const email of spellings) {
      expect((await subscribe(email)).status).toBe(200);
      expect((await requestPlace(email)).status).toBe(200);
    }
    const [, canonicalEmail = ''] = spellings;
    for (const collection of ['subscribers', 'waitingList']) {
      const rows = getDatabase().collection(collection).where('email', '==', canonicalEmail);
      expect((await rows.get()).size).toBe(1);
    }
    expect(await countConfirmationMails(canonicalEmail)).toBe(1);
    expect(await countMails('family', makeFamilyId(program, canonicalEmail))).toBe(1);
  });

  it('has one count of mails of the waiting list in all its spellings', async () => {
    const suffix = randomUUID().slice(0, 8);
    const spellings = [`ana@été.${suffix}.example.org`, `ana@xn--t-9fab.${suffix}.example.org`];
    for (const [n, id] of [...otherPrograms, program].entries())
      await requestPlace(spellings[n % 2] ?? '', makeCallerHeaders(), id);
    const families = getDatabase().collection('waitingList').where('email', '==', spellings[1]);
    expect((await families.get()).size).toBe(6);
  });

  it('can be subscribed again at once after it was unsubscribed by mistake', async () => {
    const email = makeAddress();
    await toggleSubscription(email, 1);
    await subscribe(email);
    expect((await findSubscriber(email))?.state).toBe('pending');
    expect(await countConfirmationMails(email)).toBe(2);
  });
});
