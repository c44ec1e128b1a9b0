import * as v from 'valibot';
import { bannerSchema } from '@club/domain/content/banner';
import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyRead, parseQueryResult } from './early-reads.ts';
import { parseDocuments } from '../../firestore-documents.ts';

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

afterEach(() => vi.unstubAllGlobals());

it('parses the documents of a REST response, with their timestamps and null values', () => {
  expect(parseDocuments(bannerSchema, parseQueryResult(results))).toEqual([
    {
      _id: 'banner-1',
      num: 1,
      imageURL: '',
      bannerDisplay: true,
      eventTitle: 'Tryouts',
      eventTitle_fr: 'Essais',
      link: '',
      eventDate: '2026-11-27',
      eventTime: '19:30',
      showFrom: null,
      showUntil: '2026-11-28T05:00:00.000Z',
      displayPlanned: false,
      consentAt: null,
      updatedAt: '2026-11-16T16:45:00.123Z',
    },
  ]);
});

it('returns an empty list for a response without documents', () => {
  expect(parseQueryResult([{ readTime: '2026-11-20T00:00:00Z' }]).docs).toEqual([]);
});

it('keeps a value of an unknown type, so that the schema of an optional field rejects it', () => {
  const name = 'projects/p/databases/d/documents/banners/banner_1';
  const fields = { showUntil: { doubleValue: 1.5 } };
  const [row] = parseQueryResult([{ document: { name, fields } }]).docs;
  expect(v.is(v.object({ showUntil: v.optional(v.string()) }), row?.data())).toBe(false);
});

it('rejects a malformed response', () => {
  expect(() => parseQueryResult({ error: 'no' })).toThrow('Invalid type');
});

it('returns the result of an early read only once', async () => {
  vi.stubGlobal('window', { earlyReads: { banners: Promise.resolve(results) } });
  await expect(takeEarlyRead('banners')).resolves.toMatchObject({ docs: [{ id: 'banner-1' }] });
  expect(takeEarlyRead('banners')).toBeUndefined();
});
