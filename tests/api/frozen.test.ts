import './functions-environment.ts';
import { type Endpoint, type EndpointName, endpoints } from '@club/domain/endpoints';
import type { EditableCollection } from '@club/domain/history';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { issueId } from '../../functions/src/store/issues.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { makeToken } from '../../functions/src/newsletter/tokens.ts';
import { database } from './admin.ts';
import { content, countSaves, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { type Answer, call } from './http.ts';
import { staffToken } from './identities.ts';
import { drawPng } from './pictures.ts';
import { newAddress, newCaller } from './readers.ts';
import { uploadForm } from './upload-form.ts';

const id = 'frozen';
/** As many as the functions emulator runs at once, one of them the upload's. */
const atOnce = 8;

let token: string;
let databaseProcess: number;

const stop = () => process.kill(databaseProcess, 'SIGSTOP');
const goOn = () => process.kill(databaseProcess, 'SIGCONT');

/** The Firestore emulator's process, and nobody else's: the suite's own hub says which. */
async function findDatabase(): Promise<number> {
  const hub = (await (await fetch('http://127.0.0.1:4400/emulators')).json()) as {
    firestore: { pid: number };
  };
  return hub.firestore.pid;
}

const reader = newAddress('frozen');
const issue = { subject: 'Frozen', subject_fr: 'Gel', text: 'Brr.', text_fr: 'Brr.' };
const link = () => ({ token: makeToken('unsubscribe', subscriberId(reader)) });
const edit = (collection: EditableCollection) => () =>
  content.find((table) => table.collection === collection)?.edit(id) ?? {};
const nothing = () => undefined;

/** A right body for every endpoint of the table: one that is not here does not compile. */
const bodies: { readonly [Name in EndpointName]: () => object | undefined } = {
  listCarousels: nothing,
  listBanners: nothing,
  listNotes: nothing,
  listPrograms: nothing,
  subscribe: () => ({ email: reader }),
  unsubscribe: () => ({ email: reader }),
  confirmSubscription: () => ({ token: makeToken('confirm', subscriberId(reader)) }),
  unsubscribeByLink: link,
  unsubscribeByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  sendContactMessage: () => ({ email: reader, messages: 'Is anybody there?' }),
  sendIssue: () => ({ ...issue, audience: 'me' }),
  getIssue: nothing,
  getAudience: nothing,
  getMailQueue: nothing,
  resendMail: () => ({ updatedAt: new Date().toISOString() }),
  uploadImage: nothing, // a form, made for each request
  updateNote: edit('notes'),
  updateCarouselItem: edit('carousels'),
  updateBanner: edit('banners'),
  updateProgram: edit('programs'),
  listHistory: nothing,
  restoreRow: () => ({}),
  getStaffSession: nothing,
};
/** Who somebody is, Auth tells without the database. */
const withoutDatabase: readonly EndpointName[] = ['getStaffSession'];
const names = Object.keys(endpoints) as EndpointName[];

type Request = () => Promise<Answer>;

/** One right request to an endpoint of the table. */
function requestTo(name: EndpointName, image: Buffer): Request {
  const endpoint: Endpoint = endpoints[name];
  const path = pathOf(endpoint, name === 'unsubscribeByOneClick' ? link().token : id);
  const json = bodies[name]();
  return () =>
    call(path, {
      method: endpoint.method,
      headers: { ...newCaller(), Accept: 'application/json' },
      ...(endpoint.access === 'staff' && { token }),
      ...(json && { json }),
      ...(name === 'uploadImage' && { body: uploadForm({ id, collection: 'banners', image }) }),
    });
}

/** Everything that a request of these could have left behind. */
async function findTraces() {
  const row = subscriberId(reader);
  const messages = database().collection('messages').where('email', '==', reader);
  const errands = database().collection('outbox');
  return {
    rows: await Promise.all(content.map((table) => findStored(table, id))),
    saves: await countSaves(id),
    subscriber: (await database().doc(`subscribers/${row}`).get()).exists,
    suppression: (await database().doc(`suppressions/${row}`).get()).exists,
    issue: (
      await database()
        .doc(`issues/${issueId(issue)}`)
        .get()
    ).exists,
    messages: (await messages.count().get()).data().count,
    mails: (await errands.where('subscriber', '==', row).count().get()).data().count,
    trials: (await errands.where('issue', '==', issueId(issue)).count().get()).data().count,
  };
}

beforeAll(async () => {
  token = await staffToken();
  databaseProcess = await findDatabase();
  for (const table of content) await storeRow(table, id);
  // The emulator starts a process for each request under way, which takes its time and is not what is
  // measured here: a first round, all of it waiting for the database at once, starts them.
  stop();
  const visits = Array.from({ length: atOnce - 1 }, () => call('/api/notes/getAll'));
  await Promise.all([...visits, call('/api/upload')]);
  goOn();
}, 180_000);
afterEach(() => {
  goOn();
});
afterAll(async () => {
  for (const table of content) await removeRow(table, id);
});

/** Sends a request and gives its answer with the seconds it took. */
async function timed(request: Request): Promise<{ answer: Answer; seconds: number }> {
  const started = performance.now();
  const answer = await request();
  return { answer, seconds: (performance.now() - started) / 1000 };
}

it('while the database hangs, every endpoint says so within ten seconds; then it answers again, and nothing was done', async () => {
  const image = await drawPng(8, 8);
  const asking = names.filter((name) => !withoutDatabase.includes(name));
  const requests = [
    ...asking.map((name) => ({ name, request: requestTo(name, image) })),
    { name: 'listBanners for staff', request: () => call('/api/banners/getAll', { token }) },
  ];
  const before = await findTraces();
  stop();
  const seen: unknown[] = [];
  const session = requestTo('getStaffSession', image);
  for (let first = 0; first < requests.length; first += atOnce - 2) {
    const batch = requests.slice(first, first + atOnce - 2);
    // What a request beside them takes that waits for no database is this machine's share.
    const [pace, ...answers] = await Promise.all([
      timed(session),
      ...batch.map(({ request }) => timed(request)),
    ]);
    for (const [index, { answer, seconds }] of answers.entries()) {
      const { status, json, headers } = answer;
      const late = seconds > 10 + pace.seconds && seconds;
      const retryAfter = headers.get('retry-after');
      seen.push({ name: batch[index]?.name, status, json, retryAfter, late });
    }
  }
  for (const name of withoutDatabase) {
    expect((await requestTo(name, image)()).status, name).toBe(200);
  }
  goOn();
  const away = { status: 503, json: { error: 'unavailable' }, retryAfter: '10', late: false };
  expect(seen).toEqual(requests.map(({ name }) => ({ name, ...away })));
  // It answers again, and what was refused has not been done behind the caller's back.
  const lists = [...content.map(({ list }) => list), endpoints.getAudience, endpoints.getMailQueue];
  for (const { path } of lists) expect((await call(path, { token })).status, path).toBe(200);
  expect(await findTraces()).toEqual(before);
  const again = await requestTo('unsubscribe', image)();
  expect(again.status).toBe(200);
}, 120_000);
