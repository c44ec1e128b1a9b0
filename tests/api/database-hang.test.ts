import './functions-environment.ts';
import { type EndpointName, endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeIssueId } from '../../functions/src/store/issues.ts';
import { makeFamilyId, makeSubscriberId } from '../../functions/src/store/opt-ins.ts';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { bodies, id, issue, pathIds, readerAddress, takenDownId } from './endpoint-bodies.ts';
import { findDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { type ApiResponse, callApi } from './http.ts';
import { getStaffToken } from './identities.ts';
import { makeCallerHeaders } from './visitor-requests.ts';
import { makePng, makeUploadForm } from './upload-form.ts';

/** The functions emulator's processes. One serves `upload`, and one the session request. */
const maxParallelCalls = 8;
const batchSize = maxParallelCalls - 2;

let token: string;
let database: DatabaseProcess;
/** The health endpoint reads nothing. The others use only Auth and Storage, not the database. */
const endpointsWithoutDatabase: EndpointName[] = [
  'getHealth',
  'getStaffSession',
  'listStaffNames',
  'getImage',
];
const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Returns a function that sends a valid request to an endpoint. */
function makeSendRequest(name: EndpointName, image: Buffer): () => Promise<ApiResponse> {
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
  sendRequest: () => Promise<ApiResponse>,
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
