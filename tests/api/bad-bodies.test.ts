import { makeImageValues } from '@club/domain/images/testing/image-values';
import {
  booleanValues,
  dayValues,
  displayNumberValues,
  type FieldValue,
  idValues,
  linkValues,
  loneSurrogate,
  makeTextSamples,
  timeValues,
} from '@club/domain/validation/testing/field-values';
import { limits } from '@club/domain/limits';
import { describe, expect, it } from 'vitest';
import { projectId as project } from '../../emulators/project.ts';
import {
  type CollectionFixture,
  collectionFixtures,
  countHistoryEntries,
  RowTestBed,
} from './collection-fixtures.ts';

/** Takes one invalid value: the domain's own tests have them all. */
const take = (values: readonly FieldValue[], title: string): FieldValue => {
  const value = values.find((one) => one[0] === title);
  if (!value) throw new Error(`No value has the title ${title}.`);
  return value;
};

const badTexts = [...makeTextSamples(limits.note).invalid, loneSurrogate];
const badInstants: readonly FieldValue[] = [
  ['the word yesterday', 'yesterday'],
  ['a date without a time', '2026-10-05'],
];

/** Invalid values by field: of each kind of field, in one of the collections that have it. */
const badValues: Readonly<
  Record<CollectionFixture['collection'], Readonly<Record<string, readonly FieldValue[]>>>
> = {
  notes: {
    note: badTexts,
    buttonDisplay: booleanValues.invalid,
    updatedAt: badInstants,
  },
  programs: {
    id: [take(idValues.invalid, '"a/b"'), ['another row', 'not-this-row']],
    cost: [take(badTexts, 'one character too many')],
    registerDisplay: [take(booleanValues.invalid, 'the word true')],
  },
  carousels: {
    num: [take(displayNumberValues.invalid, '1.5')],
    imageURL: [take(makeImageValues(project, 'carousels').invalid, 'in a foreign bucket')],
    link: [take(linkValues.invalid, '"javascript:alert(1)"')],
    alt: [take(badTexts, 'a list')],
  },
  banners: {
    num: displayNumberValues.invalid.filter(([, value]) => Number.isFinite(value)),
    imageURL: makeImageValues(project, 'banners').invalid.filter(
      ([, value]) => typeof value === 'string' && value.trim() === value,
    ),
    link: [take(linkValues.invalid, '"http://example.org/"')],
    eventDate: [take(dayValues.invalid, '"2026-02-29"')],
    eventTime: [take(timeValues.invalid, '"24:00"')],
    showFrom: badInstants,
  },
};

const addPrototype = (body: object): unknown =>
  JSON.parse(JSON.stringify(body).replace('{', '{"__proto__":{"isAdmin":true},'));

describe.each(collectionFixtures)('a save in $collection', (fixture) => {
  const row = new RowTestBed(fixture, 'fuzzed');

  /** Sends a body. Returns the invalid fields that the response names; else what is wrong with it. */
  async function findRefusal(json: unknown): Promise<unknown> {
    const { status, text, json: problem } = await row.send(json);
    if (status !== 400) return `got the status ${status}`;
    if (/\bat .+:\d+:\d+|node_modules|valibot/iu.test(text)) return 'reveals internals';
    return (problem as { fields?: unknown } | undefined)?.fields;
  }

  async function expectNothingStored(send: (body: object) => Promise<void>): Promise<void> {
    const before = await row.findStored();
    await send(fixture.makeEdit(row.id));
    expect(await row.findStored()).toEqual(before);
    expect(await countHistoryEntries(row.id)).toBe(0);
  }

  it('is refused with the name of each invalid field', () =>
    expectNothingStored(async (body) => {
      const faults: unknown[] = [];
      for (const [field, values] of Object.entries(badValues[fixture.collection])) {
        for (const [title, value] of values) {
          const names = await findRefusal({ ...body, [field]: value });
          if (JSON.stringify(names) !== JSON.stringify([field])) faults.push([field, title, names]);
        }
      }
      expect(faults).toEqual([]);
    }));

  it('is refused with the name of each field that is missing or unknown', () =>
    expectNothingStored(async (body) => {
      for (const field of Object.keys(body))
        expect(await findRefusal({ ...body, [field]: undefined })).toEqual([field]);
      for (const field of ['_id', 'isAdmin', 'constructor', 'updatedAt.seconds', '$set', '']) {
        expect(await findRefusal({ ...body, [field]: 'x' })).toEqual([field]);
      }
      expect(await findRefusal(addPrototype(body))).toEqual(['__proto__']);
    }));

  it('is refused if its body is no object of fields', () =>
    expectNothingStored(async () => {
      for (const json of [null, 7, 'text', true, [], [{}], {}]) {
        const names = await findRefusal(json);
        expect([json, Array.isArray(names) && names.length > 0]).toEqual([json, true]);
      }
    }));
});
