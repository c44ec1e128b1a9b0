import './functions-environment.ts';
import { type EndpointName, endpoints } from '@club/domain/endpoints';
import { noticeId } from '@club/domain/content/notice';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import type { EditableCollection } from '@club/domain/history';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { issueId } from '../../functions/src/store/issues.ts';
import { subscriberId } from '../../functions/src/store/subscribers.ts';
import { familyId } from '../../functions/src/store/waiting-list.ts';
import { makeToken } from '../../functions/src/newsletter/tokens.ts';
import { storedImageAddress } from '../../emulators/demo/image-address.ts';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countSaves,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { type ApiResponse, callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { makePng } from './make-png.ts';
import { makeAddress, makeCallerHeaders } from './visitor-requests.ts';
import { makeUploadForm } from './upload-form.ts';

const id = 'frozen';
/** The functions emulator runs this many requests in parallel, one of them for `upload`. */
const maxParallelCalls = 8;

let token: string;
let databaseProcess: number;

const stopDatabase = () => process.kill(databaseProcess, 'SIGSTOP');
const resumeDatabase = () => process.kill(databaseProcess, 'SIGCONT');

/** Finds the process of this suite's Firestore emulator through the emulator hub. */
async function findDatabaseProcess(): Promise<number> {
  const hub = (await (await fetch('http://127.0.0.1:4400/emulators')).json()) as {
    firestore: { pid: number };
  };
  return hub.firestore.pid;
}

const reader = makeAddress('frozen');
const issue = { subject: 'Frozen', subject_fr: 'Gel', text: 'Brr.', text_fr: 'Brr.' };
const notice = { notice: 'Frozen', notice_fr: 'Gel' };
const makeLinkBody = () => ({ token: makeToken('unsubscribe', subscriberId(reader)) });
const makeLeaveBody = () => ({ token: makeToken('leave-waiting-list', familyId('U15', reader)) });
const makeEditBody = (collection: EditableCollection) => () =>
  collectionFixtures.find((table) => table.collection === collection)?.makeEdit(id) ?? {};
const makeNoBody = () => undefined;

/** A valid body for every endpoint. An endpoint without an entry does not compile. */
const bodies: { readonly [Name in EndpointName]: () => object | undefined } = {
  listCarousels: makeNoBody,
  listBanners: makeNoBody,
  listNotes: makeNoBody,
  listPrograms: makeNoBody,
  getHealth: makeNoBody,
  subscribe: () => ({ email: reader }),
  unsubscribe: () => ({ email: reader }),
  confirmSubscription: () => ({ token: makeToken('confirm', subscriberId(reader)) }),
  unsubscribeByLink: makeLinkBody,
  unsubscribeByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  sendContactMessage: () => ({ email: reader, messages: 'Is anybody there?' }),
  reportClientError: () => ({
    ...{ kind: 'error', message: 'frozen', script: 'index-a.js', line: 1, column: 1 },
    ...{ page: '/contact', locale: 'fr', version: 'index-a.js' },
  }),
  sendIssue: () => ({ ...issue, audience: 'me' }),
  getIssue: makeNoBody,
  listIssues: makeNoBody,
  setIssuePublication: () => ({ isPublished: true }),
  getAudience: makeNoBody,
  getMailQueue: makeNoBody,
  resendMail: () => ({ updatedAt: new Date().toISOString() }),
  listMessages: makeNoBody,
  listOlderMessages: makeNoBody,
  updateMessage: () => ({ state: 'read', updatedAt: new Date().toISOString() }),
  requestPlace: () => ({ email: reader, program: 'U15' }),
  confirmPlaceRequest: () => ({ token: makeToken('confirm-place', familyId('U15', reader)) }),
  leaveWaitingList: makeLeaveBody,
  leaveWaitingListByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  notifyWaitingList: makeNoBody,
  getStaffCounts: makeNoBody,
  takeDownImage: () => ({
    imageURL: storedImageAddress('carousels/carousel_frozen_20261005143000.jpg'),
  }),
  uploadImage: makeNoBody, // its form is made for each request
  updateNote: makeEditBody('notes'),
  updateNotice: () => ({ ...notice, noticeDisplay: false, showUntil: null }),
  updateCarouselItem: makeEditBody('carousels'),
  updateBanner: makeEditBody('banners'),
  updateProgram: makeEditBody('programs'),
  listHistory: makeNoBody,
  restoreRow: () => ({}),
  listActivity: makeNoBody,
  createRow: () => ({ id: 'frozen-new' }),
  retireRow: () => ({}),
  listRetiredRows: makeNoBody,
  restoreRetiredRow: makeNoBody,
  updateOrder: () => ({ order: [], seenOrder: [] }),
  listOrders: makeNoBody,
  getStaffSession: makeNoBody,
};
/** Auth identifies a caller without the database. The health endpoint reads nothing. */
const endpointsWithoutDatabase: readonly EndpointName[] = ['getHealth', 'getStaffSession'];
const endpointNames = Object.keys(endpoints) as EndpointName[];

type Request = () => Promise<ApiResponse>;

/** The ids in the paths of endpoints that do not accept any other id. */
const pathIds: { readonly [Name in EndpointName]?: () => string } = {
  updateNotice: () => noticeId,
  unsubscribeByOneClick: () => makeLinkBody().token,
  leaveWaitingListByOneClick: () => makeLeaveBody().token,
  listOlderMessages: () => 'f'.repeat(40),
  updateMessage: () => 'f'.repeat(40),
  notifyWaitingList: () => 'U15',
  restoreRetiredRow: () => `notes_${id}`,
};

/** Makes a valid request to an endpoint. */
function makeRequest(name: EndpointName, image: Buffer): Request {
  const endpoint: Endpoint = endpoints[name];
  const path = fillPath(endpoint, pathIds[name]?.() ?? id);
  const json = bodies[name]();
  return () =>
    callApi(path, {
      method: endpoint.method,
      headers: { ...makeCallerHeaders(), Accept: 'application/json' },
      ...(endpoint.access === 'staff' && { token }),
      ...(json && { json }),
      ...(name === 'uploadImage' && { body: makeUploadForm({ id, collection: 'banners', image }) }),
    });
}

/** Reads all data that one of these requests could store. */
async function readStoredData() {
  const row = subscriberId(reader);
  const messages = getDatabase().collection('messages').where('email', '==', reader);
  const clientErrors = getDatabase().collection('clientErrors').where('message', '==', 'frozen');
  const jobs = getDatabase().collection('outbox');
  return {
    rows: await Promise.all(collectionFixtures.map((table) => findStoredRow(table, id))),
    saves: await countSaves(id),
    newRow: (await getDatabase().doc('notes/frozen-new').get()).exists,
    retiredRow: (await getDatabase().doc(`retired/notes_${id}`).get()).exists,
    subscriber: (await getDatabase().doc(`subscribers/${row}`).get()).exists,
    suppression: (await getDatabase().doc(`suppressions/${row}`).get()).exists,
    issue: (
      await getDatabase()
        .doc(`issues/${issueId(issue)}`)
        .get()
    ).exists,
    clientErrors: (await clientErrors.count().get()).data().count,
    messages: (await messages.count().get()).data().count,
    family: (
      await getDatabase()
        .doc(`waitingList/${familyId('U15', reader)}`)
        .get()
    ).exists,
    mails: (await jobs.where('subscriber', '==', row).count().get()).data().count,
    testMails: (await jobs.where('issue', '==', issueId(issue)).count().get()).data().count,
  };
}

beforeAll(async () => {
  token = await getStaffToken();
  databaseProcess = await findDatabaseProcess();
  for (const table of collectionFixtures) await storeRow(table, id);
  // The emulator starts a process for each parallel request. These requests start the processes
  // before the test measures anything.
  stopDatabase();
  const requests = Array.from({ length: maxParallelCalls - 1 }, () => callApi('/api/notes/getAll'));
  await Promise.all([...requests, callApi('/api/upload')]);
  resumeDatabase();
}, 180_000);
afterEach(() => {
  resumeDatabase();
});
afterAll(async () => {
  for (const table of collectionFixtures) await removeRow(table, id);
});

/** Sends a request and measures its seconds. */
async function measureRequest(
  request: Request,
): Promise<{ response: ApiResponse; seconds: number }> {
  const startedAt = performance.now();
  const response = await request();
  return { response, seconds: (performance.now() - startedAt) / 1000 };
}

it('while the database hangs, every endpoint responds with 503 within ten seconds and stores nothing, also later', async () => {
  const image = await makePng(8, 8);
  const endpointsWithDatabase = endpointNames.filter(
    (name) => !endpointsWithoutDatabase.includes(name),
  );
  const requests = [
    ...endpointsWithDatabase.map((name) => ({ name, request: makeRequest(name, image) })),
    { name: 'listBanners for staff', request: () => callApi('/api/banners/getAll', { token }) },
  ];
  const before = await readStoredData();
  stopDatabase();
  const results: unknown[] = [];
  const session = makeRequest('getStaffSession', image);
  for (let first = 0; first < requests.length; first += maxParallelCalls - 2) {
    const batch = requests.slice(first, first + maxParallelCalls - 2);
    // The time of a parallel request without the database measures the load of this machine.
    const [sessionTiming, ...timings] = await Promise.all([
      measureRequest(session),
      ...batch.map(({ request }) => measureRequest(request)),
    ]);
    for (const [index, { response, seconds }] of timings.entries()) {
      const { status, json, headers } = response;
      const excessSeconds = seconds > 10 + sessionTiming.seconds && seconds;
      const retryAfter = headers.get('retry-after');
      results.push({ name: batch[index]?.name, status, json, retryAfter, excessSeconds });
    }
  }
  for (const name of endpointsWithoutDatabase) {
    expect((await makeRequest(name, image)()).status, name).toBe(200);
  }
  resumeDatabase();
  const unavailableResponse = {
    status: 503,
    json: { error: 'unavailable' },
    retryAfter: '10',
    excessSeconds: false,
  };
  expect(results).toEqual(requests.map(({ name }) => ({ name, ...unavailableResponse })));
  // The endpoints respond again, and none has completed a refused request.
  const lists = [
    ...collectionFixtures.map(({ list }) => list),
    endpoints.getAudience,
    endpoints.getMailQueue,
  ];
  for (const { path } of lists) expect((await callApi(path, { token })).status, path).toBe(200);
  expect(await readStoredData()).toEqual(before);
  const laterResponse = await makeRequest('unsubscribe', image)();
  expect(laterResponse.status).toBe(200);
}, 120_000);
