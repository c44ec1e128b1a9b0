import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { content, countSaves, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { type Answer, call } from './http.ts';
import { staffToken } from './identities.ts';
import { uploadForm } from './upload-form.ts';
import { drawPng } from './pictures.ts';

const id = 'frozen';
/** As many as the functions emulator runs at once, one of them the upload's. */
const atOnce = 8;

let token: string;
let database: number;

/** The Firestore emulator's process, and nobody else's: the suite's own hub says which. */
async function findDatabase(): Promise<number> {
  const hub = (await (await fetch('http://127.0.0.1:4400/emulators')).json()) as {
    firestore: { pid: number };
  };
  return hub.firestore.pid;
}

type Request = () => Promise<Answer>;

/** One right request to every endpoint that needs the database. */
async function everyRequest(): Promise<readonly Request[]> {
  const image = await drawPng(8, 8);
  const form = () => uploadForm({ id, collection: 'banners', image });
  return [
    () => call('/api/upload', { method: 'POST', token, body: form() }),
    ...content.flatMap((table): Request[] => [
      () => call(table.list.path),
      () =>
        call(pathOf(table.update, id), {
          method: table.update.method,
          token,
          json: table.edit(id),
        }),
    ]),
    () => call('/api/banners/getAll', { token }),
    () => call(`/api/history/notes/${id}`, { token }),
    () => call(`/api/history/${id}/restore`, { method: 'POST', token, json: {} }),
  ];
}

beforeAll(async () => {
  token = await staffToken();
  database = await findDatabase();
  for (const table of content) await storeRow(table, id);
  // The emulator starts a process for each request under way: not what is timed here.
  const visits = Array.from({ length: atOnce - 1 }, () => call('/api/notes/getAll'));
  await Promise.all([...visits, call('/api/upload')]);
});
afterEach(() => process.kill(database, 'SIGCONT'));
afterAll(async () => {
  for (const table of content) await removeRow(table, id);
});

it('while the database hangs, every endpoint says so within ten seconds, and nothing is saved', async () => {
  const requests = await everyRequest();
  const rows = () => Promise.all(content.map((table) => findStored(table, id)));
  const before = await rows();
  process.kill(database, 'SIGSTOP');
  const seen: unknown[] = [];
  for (let first = 0; first < requests.length; first += atOnce - 1) {
    const batch = requests.slice(first, first + atOnce - 1);
    seen.push(
      ...(await Promise.all(
        batch.map(async (request) => {
          const started = performance.now();
          const { status, json, headers } = await request();
          const seconds = Math.ceil((performance.now() - started) / 1000);
          return {
            status,
            json,
            retryAfter: headers.get('retry-after'),
            late: seconds > 10 && seconds,
          };
        }),
      )),
    );
  }
  process.kill(database, 'SIGCONT');
  const away = { status: 503, json: { error: 'unavailable' }, retryAfter: '10', late: false };
  expect(seen).toEqual(requests.map(() => away));
  // It answers again, and what was refused has not been done behind the caller's back.
  for (const table of content) expect((await call(table.list.path)).status).toBe(200);
  expect(await rows()).toEqual(before);
  expect(await countSaves(id)).toBe(0);
}, 60_000);
