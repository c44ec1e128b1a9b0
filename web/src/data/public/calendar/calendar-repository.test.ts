import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchEntries, loadCachedEntries } from './calendar-repository.ts';

const toField = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toField) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
};

const makeResult = (id: string, fields: object) => ({
  document: {
    name: `projects/p/databases/(default)/documents/calendarEntries/${id}`,
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toField(value)])),
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts a malformed document when it checks whether a page is full', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('window', {});
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const { _id, ...fields } = makeCalendarEntry({ end });
  const results = [makeResult(_id, fields), makeResult('malformed', { ...fields, title: 7 })];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(results)));
  const readPage = (limit: number) => fetchEntries({ list: 'next', teams: [], limit });
  await expect(readPage(2)).resolves.toMatchObject({ entries: [{ _id }], isFull: true });
  await expect(readPage(3)).resolves.toMatchObject({ entries: [{ _id }], isFull: false });
});

it('returns the cached entries that have not ended, and undefined once all have ended', () => {
  const now = Date.now();
  const entries = [1, 2].map((hours) =>
    makeCalendarEntry({
      _id: `in-${hours}-hours`,
      end: new Date(now + hours * 3_600_000).toISOString(),
    }),
  );
  const readAt = new Date(now).toISOString();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ readAt, entries }) });
  const countCachedEntries = () =>
    loadCachedEntries({ list: 'next', teams: [], limit: 3 })?.entries.length;
  const clock = vi.spyOn(Date, 'now');
  expect(countCachedEntries()).toBe(2);
  clock.mockReturnValue(now + 1.5 * 3_600_000);
  expect(countCachedEntries()).toBe(1);
  clock.mockReturnValue(now + 2.5 * 3_600_000);
  expect(countCachedEntries()).toBeUndefined();
});
