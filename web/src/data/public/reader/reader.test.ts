import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRowsQuery } from '../../public-queries.ts';
import { makeScheduleQueries } from '../calendar/calendar-query.ts';
import type { ListReader, ShownList } from '../use-list.ts';
import { createReader } from './reader.ts';
import { createEntriesReader, readEntries } from './readers.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-20T12:00:00Z');
const { next } = makeScheduleQueries([]);

const noteSchema = v.object({ _id: v.string(), showUntil: v.nullable(v.string()) });
type Note = v.InferOutput<typeof noteSchema>;
const makeNote = (_id: string, showUntil: string | null = null): Note => ({ _id, showUntil });

/** A field in the format of Firestore's REST API. */
const toField = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toField) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
};

/** A response of Firestore's REST API with these rows. */
const toResponse = (rows: readonly { readonly _id: string; readonly [field: string]: unknown }[]) =>
  rows.map(({ _id, ...fields }) => ({
    document: {
      name: `projects/p/databases/(default)/documents/list/${_id}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, toField(value)]),
      ),
    },
  }));

/** Makes requests wait for the test, which responds to each with notes, or with an error. */
function stubRequests() {
  const requests: ReturnType<typeof Promise.withResolvers<Response>>[] = [];
  vi.stubGlobal('fetch', () => {
    const request = Promise.withResolvers<Response>();
    requests.push(request);
    return request.promise;
  });
  const respond = async (index: number, ...notes: readonly Note[]) => {
    requests[index]?.resolve(Response.json(toResponse(notes)));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { requests, respond };
}

/** Watches a list, and collects what it shows. */
function watch<T extends { readonly _id: string }>({ watch: start }: ListReader<T>) {
  let shown: ShownList<T> = { state: { status: 'loading' }, lastRead: 'pending' };
  const controller = new AbortController();
  const onError = vi.fn<(cause: unknown) => void>();
  const show = (change: (previous: ShownList<T>) => Partial<ShownList<T>>) => {
    if (!controller.signal.aborted) shown = { ...shown, ...change(shown) };
  };
  const firstRead = start({ show, onError, signal: controller.signal });
  const getIds = () =>
    shown.state.status === 'ready' ? shown.state.data.map(({ _id }) => _id) : shown.state.status;
  return { firstRead, getIds, onError, stop: () => controller.abort() };
}

const makeNotesReader = () => createReader(makeRowsQuery('notes'), noteSchema);
const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now });
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('uses the response to the inline script’s request once, then sends its own', async () => {
  const earlyReads = {
    notes: Promise.resolve(toResponse([makeNote('early')])),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { earlyReads }));
  const { requests, respond } = stubRequests();
  const first = watch(makeNotesReader());
  await first.firstRead;
  expect(first.getIds()).toEqual(['early']);
  expect(requests).toHaveLength(0);

  const second = watch(makeNotesReader());
  expect(second.getIds()).toEqual(['early']);
  await respond(0, makeNote('fresh'));
  expect(second.getIds()).toEqual(['fresh']);
});

it('sends its own request if the inline script’s has a malformed response', async () => {
  const earlyReads = { notes: Promise.resolve({ error: 'no' }) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { earlyReads }));
  const { respond } = stubRequests();
  const { firstRead, getIds } = watch(makeNotesReader());
  await vi.advanceTimersByTimeAsync(0);
  await respond(0, makeNote('fresh'));
  await firstRead;
  expect(getIds()).toEqual(['fresh']);
});

it('ignores a slow earlier read, and caches the list of the later one', async () => {
  const { requests, respond } = stubRequests();
  const { getIds } = watch(makeNotesReader());
  window.dispatchEvent(new Event('online'));
  expect(requests).toHaveLength(2);
  await respond(1, makeNote('new'));
  await respond(0, makeNote('old'));
  expect(getIds()).toEqual(['new']);
  expect(watch(makeNotesReader()).getIds()).toEqual(['new']);
});

it('removes a cached row at its end, even if the read failed', async () => {
  const { requests, respond } = stubRequests();
  const cached = [makeNote('over soon', '2026-11-20T13:00:00Z'), makeNote('stays')];
  const firstVisit = watch(makeNotesReader());
  await respond(0, ...cached);
  firstVisit.stop();
  expect(vi.getTimerCount()).toBe(0);

  const { firstRead, getIds } = watch(makeNotesReader());
  requests[1]?.reject(new Error('unavailable'));
  await expect(firstRead).rejects.toThrow('unavailable');
  vi.advanceTimersByTime(hourMs);
  expect(getIds()).toEqual(['stays']);
});

it('does not cache what arrives after the list is left', async () => {
  const { respond } = stubRequests();
  const { firstRead, stop } = watch(makeNotesReader());
  stop();
  await respond(0, makeNote('late'));
  await firstRead;
  expect(storage.size).toBe(0);
});

it('counts a malformed document when it checks whether a page is full', async () => {
  const { _id, ...fields } = makeCalendarEntry({});
  const end = new Date(now + hourMs).toISOString();
  const results = toResponse([
    { ...fields, _id, end },
    { ...fields, _id: 'malformed', end, title: 7 } as const,
  ]);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(results)));
  const read = (limit: number) => readEntries({ ...next, limit });
  await expect(read(2)).resolves.toMatchObject({ rows: [{ _id }], isFull: true });
  await expect(read(3)).resolves.toMatchObject({ rows: [{ _id }], isFull: false });
});

it('shows the cached entries that have not ended, and none once all have ended', () => {
  stubRequests();
  const rows = [1, 2].map((hours) =>
    makeCalendarEntry({
      _id: `in-${hours}-hours`,
      end: new Date(now + hours * hourMs).toISOString(),
    }),
  );
  const snapshot = { rows, readAt: new Date().toISOString(), isFull: false };
  storage.set(`last-good:${next.key}`, JSON.stringify(snapshot));
  const getCachedIds = () => watch(createEntriesReader(next)).getIds();
  expect(getCachedIds()).toEqual(['in-1-hours', 'in-2-hours']);
  vi.setSystemTime(now + 1.5 * hourMs);
  expect(getCachedIds()).toEqual(['in-2-hours']);
  vi.setSystemTime(now + 2.5 * hourMs);
  expect(getCachedIds()).toBe('loading');
});
