import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ImageCollection, imageCollections } from '../content/content-types.ts';
import { makeOwnImagePattern } from '../content/image-folders.ts';
import { makeImageValues } from '../images/testing/image-values.ts';
import { limits } from '../limits.ts';
import {
  displayNumber,
  documentId,
  httpsLink,
  imageAddress,
  optionalDay,
  optionalTime,
  text,
} from './fields.ts';
import { toRegExp } from './patterns.ts';
import * as values from './testing/field-values.ts';

const project = 'demo-club';

const makeOwnImage = (folder: ImageCollection) =>
  v.pipe(
    imageAddress,
    v.check((value) => value === '' || toRegExp(makeOwnImagePattern(project, folder)).test(value)),
  );

const kinds: readonly (readonly [string, v.GenericSchema, values.FieldValues])[] = [
  ['a text', text(limits.note), values.makeTextValues(limits.note)],
  ['another text', text(limits.alt), values.makeTextSamples(limits.alt)],
  ['a link', httpsLink, values.linkValues],
  ['a day', optionalDay, values.dayValues],
  ['a time', optionalTime, values.timeValues],
  ['a boolean', v.boolean(), values.booleanValues],
  ['a display number', displayNumber, values.displayNumberValues],
  ['an id', documentId, values.idValues],
  ...imageCollections.map(
    (name) => [`an image of ${name}`, makeOwnImage(name), makeImageValues(project, name)] as const,
  ),
];

/** Returns the titles of the values whose parsed value is not as expected. */
const findTitles = (
  fieldValues: readonly values.FieldValue[],
  schema: v.GenericSchema,
  isExpected: (parseResult: v.SafeParseResult<v.GenericSchema>, value: unknown) => boolean,
) =>
  fieldValues
    .filter(([, value]) => !isExpected(v.safeParse(schema, value), value))
    .map(([title]) => title);

describe.each(kinds)(
  '%s',
  (_title, schema, { valid, trimmable = [], replaceable = [], invalid }) => {
    it('is stored unchanged if it is valid', () => {
      expect(
        findTitles(
          valid,
          schema,
          ({ success, output }, value) => success && Object.is(output, value),
        ),
      ).toEqual([]);
    });

    it('is trimmed if it has spaces around it', () => {
      expect(
        findTitles(
          trimmable,
          schema,
          ({ success, output }, value) =>
            success && output === String(value).trim() && output !== value,
        ),
      ).toEqual([]);
    });

    it('is stored with another character in place of what programs paste', () => {
      expect(replaceable.map(([title, value]) => [title, v.parse(schema, value)])).toEqual(
        replaceable.map(([title, , stored]) => [title, stored]),
      );
    });

    it('is refused if it is invalid', () => {
      expect(findTitles(invalid, schema, ({ success }) => !success)).toEqual([]);
    });
  },
);

it('counts the characters of a text after it is trimmed', () => {
  expect(v.parse(text(3), '  abc ')).toBe('abc');
});

it('refuses half of a surrogate pair in a text', () => {
  expect(v.is(text(limits.note), values.loneSurrogate[1])).toBe(false);
});
