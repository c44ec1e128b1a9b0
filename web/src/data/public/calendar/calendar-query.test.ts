import { expect, it } from 'vitest';
import { fillTimes, toRequestBody } from '../../public-queries.ts';
import { makeNextQuery, makeScheduleQueries, readingQuery } from './calendar-query.ts';

const documentsPath = 'projects/p/databases/(default)/documents';
const now = Date.parse('2026-11-25T17:00:00.000Z');
const toBody = (query: Parameters<typeof toRequestBody>[0]) =>
  fillTimes(toRequestBody(query, documentsPath), now);

it('without teams, queries all entries that have not ended, starting after a given entry', () => {
  const { next } = makeScheduleQueries([]);
  const after = { time: '2026-11-26T01:00:00.000Z', _id: 'last' };
  const { structuredQuery } = JSON.parse(toBody({ ...next, after })) as {
    structuredQuery: { where: unknown };
  };
  expect(structuredQuery).toMatchObject({
    from: [{ collectionId: 'calendarEntries' }],
    orderBy: [{ field: { fieldPath: 'end' } }, { field: { fieldPath: '__name__' } }],
    startAt: {
      before: false,
      values: [
        { timestampValue: '2026-11-26T01:00:00.000Z' },
        { referenceValue: `${documentsPath}/calendarEntries/last` },
      ],
    },
    limit: 12,
  });
  expect(JSON.stringify(structuredQuery.where)).toContain(
    '"op":"GREATER_THAN_OR_EQUAL","value":{"timestampValue":"2026-11-25T17:00:00.000Z"}',
  );
});

it.each([
  [['u15'], '"op":"ARRAY_CONTAINS","value":{"stringValue":"u15"}'],
  [['dev1', 'dev2'], '"op":"ARRAY_CONTAINS_ANY","value":{"arrayValue"'],
])('queries the entries of %s', (teams, filter) => {
  for (const query of Object.values(makeScheduleQueries(teams)))
    expect(toBody(query)).toContain(filter);
});

it('queries the changes of the last two days, the latest first', () => {
  const body = toBody(makeScheduleQueries([]).changes);
  expect(body).toContain('"timestampValue":"2026-11-23T17:00:00.000Z"');
  expect(body).toContain('{"field":{"fieldPath":"changedAt"},"direction":"DESCENDING"}');
});

it('has a separate cache key for each list of each team', () => {
  const lists = [[], ['u15'], ['dev1', 'dev2']].flatMap((teams) =>
    Object.values(makeScheduleQueries(teams)),
  );
  expect(new Set(lists.map(({ key }) => key)).size).toBe(9);
});

it('keeps the lists of Home and of the schedule page apart, and reads the document by its path', () => {
  expect(makeNextQuery([]).key).not.toBe(makeScheduleQueries([]).next.key);
  expect(JSON.parse(toBody(readingQuery))).toEqual({
    documents: [`${documentsPath}/calendarStatus/reading`],
  });
});
