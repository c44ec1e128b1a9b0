import './functions-environment.ts';
import { endpoints } from '@club/domain/endpoints';
import { type OptInPurpose, optIns } from '@club/domain/opt-in';
import { Filter } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { purposes } from '../../functions/src/opt-in/purposes.ts';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { getDatabase } from './admin.ts';
import { type ApiResponse, callApi, origin } from './http.ts';
import {
  clearPracticeFamilies,
  clearSubscribers,
  clearWaitingList,
  makeAddress,
  makeCallerHeaders,
  postJson,
  withinOneWindow,
} from './visitor-requests.ts';

afterAll(clearSubscribers);
afterAll(clearWaitingList);
afterAll(clearPracticeFamilies);

const program = 'U16';
/** The fields of a request beside the address. */
const fields: Readonly<Record<OptInPurpose, object>> = {
  newsletter: {},
  place: { program },
  practice: { program },
};
/** The address of the page with the button that ends the opt-in. */
const leavePages: Readonly<Record<OptInPurpose, RegExp>> = {
  newsletter: /^\/newsletter\/unsubscribe#/u,
  place: /^\/program\/u16\?.*link=leave-waiting-list#/u,
  practice: /^\/program\/u16\?.*link=leave-practice#/u,
};
const purposeNames = Object.keys(optIns) as OptInPurpose[];
const hourMs = 3_600_000;

/** The protocol is the same for every purpose. */
describe.each(purposeNames)('the opt-in for the %s', (purpose) => {
  const { collection, makeId } = purposes[purpose];
  const { tokens, endpoints: names } = optIns[purpose];
  const otherTokens = purposeNames
    .filter((name) => name !== purpose)
    .map((name) => optIns[name].tokens);

  const getId = (email: string) => makeId(email, program);
  const findRow = async (email: string) =>
    (
      await getDatabase()
        .doc(`${collection}/${getId(email)}`)
        .get()
    ).data();
  const request = (email: string, headers = makeCallerHeaders()) =>
    postJson(endpoints[names.request].path, { email, ...fields[purpose] }, headers);
  const confirm = (token: string) => postJson(endpoints[names.confirm].path, { token });
  const leave = (token: string) => postJson(endpoints[names.leave].path, { token });
  const getOneClickPath = (token: string) => endpoints[names.oneClick].path.replace('{id}', token);
  const leaveByOneClick = (token: string) =>
    callApi(getOneClickPath(token), { method: 'POST', headers: makeCallerHeaders() });
  const makeConfirmToken = (email: string) => makeToken(tokens.confirm, getId(email));
  const makeLeaveToken = (email: string) => makeToken(tokens.leave, getId(email));
  const countMails = async (email: string) => {
    const isFor = (field: string) => Filter.where(field, '==', getId(email));
    const mails = getDatabase().collection('outbox');
    return (await mails.where(Filter.or(isFor('subscriber'), isFor('family'))).get()).size;
  };
  async function makeConfirmed(): Promise<string> {
    const email = makeAddress();
    await request(email);
    expect((await confirm(makeConfirmToken(email))).status).toBe(200);
    return email;
  }
  /** Lets requests for an address count again, as after ten minutes. */
  const endRepeats = (email: string) => {
    const { name } = purposes[purpose].mailLimit.perDay;
    return getDatabase()
      .doc(`rateLimits/${name}-repeat_${getId(email)}`)
      .delete();
  };

  it('stores a request once, with its consent, and confirms it by its link, with one mail in all', async () => {
    const email = makeAddress();
    for (let times = 0; times < 2; times += 1) {
      const response = await request(email);
      expect([response.status, response.json]).toEqual([200, { ok: true }]);
    }
    expect(await findRow(email)).toMatchObject({ state: 'pending', email, consent: { purpose } });
    expect(await countMails(email)).toBe(1);
    // A second press of the button is no fault.
    for (let times = 0; times < 2; times += 1)
      expect((await confirm(makeConfirmToken(email))).status).toBe(200);
    await endRepeats(email);
    expect((await request(email)).json).toEqual({ ok: true });
    expect(await findRow(email)).toMatchObject({ state: 'confirmed' });
    expect(await countMails(email)).toBe(1);
  });

  it('gives a robot that fills in the honeypot the same response, and stores nothing', async () => {
    const email = makeAddress('robot');
    const response = await postJson(endpoints[names.request].path, {
      ...{ email, ...fields[purpose], website: 'https://example.org' },
    });
    expect([response.status, response.json]).toEqual([200, { ok: true }]);
    expect(await findRow(email)).toBeUndefined();
  });

  it('is not confirmed by an expired link, one for something else, or a changed one', async () => {
    const email = makeAddress();
    await request(email);
    const id = getId(email);
    const wrongTokens = [
      makeToken(tokens.confirm, id, Date.now() - 49 * hourMs),
      makeLeaveToken(email),
      ...otherTokens.flatMap((other) => [makeToken(other.confirm, id), makeToken(other.leave, id)]),
      makeConfirmToken(makeAddress()),
      `${makeConfirmToken(email)}x`,
      makeConfirmToken(email).slice(0, -1),
      makeConfirmToken(email).replace(/\.\w+\./u, '.always.'),
      makeConfirmToken(email).replace(
        /[^.]+$/u,
        makeConfirmToken(makeAddress()).split('.').at(-1) ?? '',
      ),
      ...['garbage', '..'],
    ];
    for (const token of wrongTokens) {
      const response = await confirm(token);
      expect([response.status, response.json], token).toEqual([400, { error: 'invalid-token' }]);
    }
    expect(await findRow(email)).toMatchObject({ state: 'pending' });
  });

  it('is not confirmed by a link from before the person left, or asked again', async () => {
    const email = await makeConfirmed();
    const firstToken = makeConfirmToken(email);
    await leave(makeLeaveToken(email));
    expect((await confirm(firstToken)).status).toBe(400);
    await request(email);
    expect((await confirm(firstToken)).status).toBe(400);
    const secondToken = makeConfirmToken(email);
    await endRepeats(email);
    await request(email);
    expect((await confirm(secondToken)).status).toBe(400);
    expect((await confirm(makeConfirmToken(email))).status).toBe(200);
  });

  it.each([
    ['the link', (token: string) => leave(token)],
    ['the button of a mail program', (token: string) => leaveByOneClick(token)],
  ])('ends by %s, and the address is erased', async (_, end) => {
    const email = await makeConfirmed();
    const wrongTokens = [
      makeConfirmToken(email),
      ...otherTokens.map((other) => makeToken(other.leave, getId(email))),
      `${makeLeaveToken(email)}x`,
    ];
    for (const wrongToken of wrongTokens) expect((await end(wrongToken)).status).toBe(400);
    // Mail scanners open each link. That leads to the page with the button, and changes nothing.
    const token = makeLeaveToken(email);
    const page = await fetch(origin + getOneClickPath(token), { redirect: 'manual' });
    expect(page.headers.get('location')).toMatch(leavePages[purpose]);
    expect(await findRow(email)).toMatchObject({ state: 'confirmed', email });
    for (let times = 0; times < 2; times += 1) expect((await end(token)).status).toBe(200);
    expect((await findRow(email)) ?? {}).not.toHaveProperty('email');
  });

  it('has the same limits in every state of an address', async () => {
    const left = await makeConfirmed();
    await leave(makeLeaveToken(left));
    const pending = makeAddress();
    await request(pending);
    for (const email of [makeAddress(), pending, await makeConfirmed(), left]) {
      const statuses = await withinOneWindow(async () => {
        const caller = makeCallerHeaders();
        const responses: ApiResponse[] = [];
        for (let times = 0; times < 32; times += 1) responses.push(await request(email, caller));
        return responses.map(({ status }) => status);
      });
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
    }
  });
});
