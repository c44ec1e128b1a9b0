import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchEntries } from './calendar-repository.ts';

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
