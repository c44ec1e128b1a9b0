import './functions-environment.ts';
import { createHash } from 'node:crypto';
import { type EndpointName, endpoints } from '@club/domain/endpoints';
import { noticeId } from '@club/domain/content/notice';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import type { EditableCollection } from '@club/domain/history';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeIssueId } from '../../functions/src/store/issues.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { makeToken } from '../../functions/src/opt-in/tokens.ts';
import { makeCoach } from '../factories/coach.ts';
import { demoPictures } from '../../emulators/demo/content.ts';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { findDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { type ApiResponse, callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { makePng } from './make-png.ts';
import { makeAddress, makeCallerHeaders } from './visitor-requests.ts';
import { makeUploadForm } from './upload-form.ts';

const id = 'frozen';
/** The functions emulator runs this many requests in parallel, each in its own process. */
const maxParallelCalls = 8;
/** Besides a batch, one process serves `upload`, and one serves the session request. */
const batchSize = maxParallelCalls - 2;

let token: string;
let database: DatabaseProcess;

const readerAddress = makeAddress('frozen');
const issue = { subject: 'Frozen', subject_fr: 'Gel', text: 'Brr.', text_fr: 'Brr.' };
const imagePath = 'carousels/carousel_frozen_20261005143000.jpg';
const takenDownId = createHash('sha256').update(imagePath).digest('hex').slice(0, 40);
const { _id: _, consentAt: __, updatedAt: ___, ...coach } = makeCoach({ imageURL: '' });
const notice = { notice: 'Frozen', notice_fr: 'Gel' };
const entryValues = { isCancelled: true, placeText: null, times: null, reason: '', reason_fr: '' };
const makeLinkBody = () => ({ token: makeToken('unsubscribe', makeSubscriberId(readerAddress)) });
const familyId = makeFamilyId('U15', readerAddress);
const makeLeaveBody = () => ({ token: makeToken('leave-waiting-list', familyId) });
const makeEditBody = (collection: EditableCollection) => () =>
  collectionFixtures.find((fixture) => fixture.collection === collection)?.makeEdit(id) ?? {};
const makeNoBody = () => undefined;

/** A valid body for every endpoint. An endpoint without an entry does not compile. */
const bodies: { readonly [Name in EndpointName]: () => object | undefined } = {
  listCarousels: makeNoBody,
  listBanners: makeNoBody,
  listNotes: makeNoBody,
  listPrograms: makeNoBody,
  getTeamFeed: makeNoBody,
  getHealth: makeNoBody,
  subscribe: () => ({ email: readerAddress }),
  unsubscribe: () => ({ email: readerAddress }),
  confirmSubscription: () => ({ token: makeToken('confirm', makeSubscriberId(readerAddress)) }),
  unsubscribeByLink: makeLinkBody,
  unsubscribeByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  sendContactMessage: () => ({ email: readerAddress, messages: 'Is anybody there?' }),
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
  getTonight: makeNoBody,
  changeEntry: () => ({ ...entryValues, updatedAt: new Date().toISOString(), notice: null }),
  undoEntryChange: () => ({ at: new Date().toISOString() }),
  resendMail: () => ({ updatedAt: new Date().toISOString() }),
  listMessages: makeNoBody,
  listOlderMessages: makeNoBody,
  updateMessage: () => ({ state: 'read', updatedAt: new Date().toISOString() }),
  deleteMessage: () => ({ updatedAt: new Date().toISOString() }),
  requestPlace: () => ({ email: readerAddress, program: 'U15' }),
  confirmPlaceRequest: () => ({ token: makeToken('confirm-place', familyId) }),
  leaveWaitingList: makeLeaveBody,
  leaveWaitingListByOneClick: () => ({ 'List-Unsubscribe': 'One-Click' }),
  notifyWaitingList: makeNoBody,
  getCalendarStatus: makeNoBody,
  requestCalendarReading: makeNoBody,
  acceptCalendarLoss: () => ({ since: new Date().toISOString() }),
  getStaffCounts: makeNoBody,
  getImage: makeNoBody,
  takeDownImage: () => ({ imageURL: makeDemoImageAddress(imagePath) }),
  uploadImage: makeNoBody, // its form is made for each request
  updateNote: makeEditBody('notes'),
  updateNotice: () => ({ ...notice, noticeDisplay: false, showUntil: null }),
  updateCarouselItem: makeEditBody('carousels'),
  updateBanner: makeEditBody('banners'),
  updateProgram: makeEditBody('programs'),
  updateCoach: () => coach,
  listHistory: makeNoBody,
  restoreRow: () => ({}),
  listActivity: makeNoBody,
  createRow: () => ({ id: 'frozen-new' }),
  retireRow: () => ({}),
  listRetiredRows: makeNoBody,
  restoreRetiredRow: makeNoBody,
  updateOrder: () => ({ order: [], seenOrder: [] }),
  getStaffSession: makeNoBody,
};
/** The health endpoint reads nothing. The others use only Auth and Storage, not the database. */
const endpointsWithoutDatabase: EndpointName[] = ['getHealth', 'getStaffSession', 'getImage'];
const endpointNames = Object.keys(endpoints) as EndpointName[];

type SendRequest = () => Promise<ApiResponse>;

/** The ids in the paths of endpoints that would refuse the `id` of this file. */
const pathIds: { readonly [Name in EndpointName]?: () => string } = {
  updateNotice: () => noticeId,
  getTeamFeed: () => 'u15',
  unsubscribeByOneClick: () => makeLinkBody().token,
  leaveWaitingListByOneClick: () => makeLeaveBody().token,
  listOlderMessages: () => 'f'.repeat(40),
  updateMessage: () => 'f'.repeat(40),
  deleteMessage: () => 'f'.repeat(40),
  notifyWaitingList: () => 'U15',
  restoreRetiredRow: () => `notes_${id}`,
  getImage: () => demoPictures[0]?.objectPath.split('/')[1] ?? '',
};

/** Returns a function that sends a valid request to an endpoint. */
function makeSendRequest(name: EndpointName, image: Buffer): SendRequest {
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

const hasDocument = async (path: string) => (await getDatabase().doc(path).get()).exists;

/** Reads this test's rows, and finds or counts other documents that its requests could store. */
async function readStoredData() {
  const readerId = makeSubscriberId(readerAddress);
  const messages = getDatabase().collection('messages').where('email', '==', readerAddress);
  const clientErrors = getDatabase().collection('clientErrors').where('message', '==', 'frozen');
  const jobs = getDatabase().collection('outbox');
  return {
    rows: await Promise.all(collectionFixtures.map((fixture) => findStoredRow(fixture, id))),
    saveCount: await countHistoryEntries(id),
    hasNewRow: await hasDocument('notes/frozen-new'),
    hasRetiredRow: await hasDocument(`retired/notes_${id}`),
    hasSubscriber: await hasDocument(`subscribers/${readerId}`),
    hasSuppression: await hasDocument(`suppressions/${readerId}`),
    hasIssue: await hasDocument(`issues/${makeIssueId(issue)}`),
    clientErrorCount: (await clientErrors.count().get()).data().count,
    messageCount: (await messages.count().get()).data().count,
    hasFamily: await hasDocument(`waitingList/${makeFamilyId('U15', readerAddress)}`),
    mailCount: (await jobs.where('subscriber', '==', readerId).count().get()).data().count,
    isTakenDown: await hasDocument(`takenDownImages/${takenDownId}`),
    testMailCount: (await jobs.where('issue', '==', makeIssueId(issue)).count().get()).data().count,
  };
}

beforeAll(async () => {
  token = await getStaffToken();
  database = await findDatabaseProcess();
  for (const fixture of collectionFixtures) await storeRow(fixture, id);
  // The emulator starts a process for each parallel request. These requests start the processes
  // before the test measures anything. While the database is suspended, no request ends early.
  await database.suspend();
  const requests = Array.from({ length: maxParallelCalls - 1 }, () => callApi('/api/notes/getAll'));
  try {
    await Promise.all([...requests, callApi('/api/upload')]);
  } finally {
    // A database that stays suspended would make every later test hang.
    database.resume();
  }
}, 180_000);
afterEach(() => {
  database.resume();
});
afterAll(async () => {
  for (const fixture of collectionFixtures) await removeRow(fixture, id);
});

/** Sends a request and measures how many seconds it takes. */
async function measureRequest(
  sendRequest: SendRequest,
): Promise<{ response: ApiResponse; seconds: number }> {
  const startedAt = performance.now();
  const response = await sendRequest();
  return { response, seconds: (performance.now() - startedAt) / 1000 };
}

it('while the database hangs, every endpoint that uses it responds with 503 within ten seconds and stores nothing, even later', async () => {
  const image = await makePng(8, 8);
  const endpointsWithDatabase = endpointNames.filter(
    (name) => !endpointsWithoutDatabase.includes(name),
  );
  const requests = [
    ...endpointsWithDatabase.map((name) => ({ name, sendRequest: makeSendRequest(name, image) })),
    { name: 'listBanners for staff', sendRequest: () => callApi('/api/banners/getAll', { token }) },
  ];
  const before = await readStoredData();
  await database.suspend();
  const results: unknown[] = [];
  const sendSessionRequest = makeSendRequest('getStaffSession', image);
  for (let first = 0; first < requests.length; first += batchSize) {
    const batch = requests.slice(first, first + batchSize);
    // The time of a parallel request without the database measures the load of this machine.
    const [sessionTiming, ...timings] = await Promise.all([
      measureRequest(sendSessionRequest),
      ...batch.map(({ sendRequest }) => measureRequest(sendRequest)),
    ]);
    for (const [index, { response, seconds }] of timings.entries()) {
      const { status, json, headers } = response;
      const secondsIfTooSlow = seconds > 10 + sessionTiming.seconds && seconds;
      const retryAfter = headers.get('retry-after');
      results.push({ name: batch[index]?.name, status, json, retryAfter, secondsIfTooSlow });
    }
  }
  for (const name of endpointsWithoutDatabase) {
    expect((await makeSendRequest(name, image)()).status, name).toBe(200);
  }
  database.resume();
  const unavailableResponse = {
    status: 503,
    json: { error: 'unavailable' },
    retryAfter: '10',
    secondsIfTooSlow: false,
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
  const laterResponse = await makeSendRequest('unsubscribe', image)();
  expect(laterResponse.status).toBe(200);
}, 120_000);
