import * as v from 'valibot';
import { bannerSchema } from '@club/domain/content/banner';
import { expect, it } from 'vitest';
import { parseDocuments } from '../../firestore-documents.ts';
import { parseResponse } from './rest-format.ts';

const results = [
  {
    document: {
      name: 'projects/p/databases/(default)/documents/banners/banner-1',
      fields: {
        num: { integerValue: '1' },
        imageURL: { stringValue: '' },
        bannerDisplay: { booleanValue: true },
        eventTitle: { stringValue: 'Tryouts' },
        eventTitle_fr: { stringValue: 'Essais' },
        link: { stringValue: '' },
        eventDate: { stringValue: '2026-11-27' },
        eventTime: { stringValue: '19:30' },
        showFrom: { nullValue: null },
        showUntil: { timestampValue: '2026-11-28T05:00:00Z' },
        consentAt: { nullValue: null },
        updatedAt: { timestampValue: '2026-11-16T16:45:00.123456Z' },
      },
    },
    readTime: '2026-11-20T00:00:00Z',
  },
];

it('parses the documents of a REST response, with their timestamps and null values', () => {
  expect(parseDocuments(bannerSchema, parseResponse(results))).toMatchObject([
    {
      ...{ _id: 'banner-1', num: 1, bannerDisplay: true, eventTitle: 'Tryouts' },
      ...{ showFrom: null, showUntil: '2026-11-28T05:00:00.000Z', consentAt: null },
      updatedAt: '2026-11-16T16:45:00.123Z',
    },
  ]);
});

it('returns an empty list for a response without documents, or with a missing one', () => {
  expect(parseResponse([{ readTime: '2026-11-20T00:00:00Z' }]).docs).toEqual([]);
  expect(parseResponse([{ missing: 'calendarStatus/reading' }]).docs).toEqual([]);
});

it('keeps a value of an unknown type, so that the schema of an optional field rejects it', () => {
  const name = 'projects/p/databases/d/documents/banners/banner_1';
  const fields = { showUntil: { doubleValue: 1.5 } };
  const [row] = parseResponse([{ document: { name, fields } }]).docs;
  expect(v.is(v.object({ showUntil: v.optional(v.string()) }), row?.data())).toBe(false);
});

it('rejects a malformed response', () => {
  expect(() => parseResponse({ error: 'no' })).toThrow('Invalid type');
});
