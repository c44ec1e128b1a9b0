import { isImageCollection, getContentType } from '@club/domain/content/content-types';
import type { NamedField } from '@club/domain/content/content-type';
import { makeImageValues } from '@club/domain/images/testing/image-values';
import {
  booleanValues,
  dayValues,
  displayNumberValues,
  type FieldValues,
  idValues,
  linkValues,
  makeTextSamples,
  makeTextValues,
  timeValues,
} from '@club/domain/validation/testing/field-values';
import { limits } from '../../domain/limits.ts';
import { projectId as project } from '../../emulators/project.ts';
import { type RowCollection, rowCollections } from './queries.ts';

const linkSamples: FieldValues = {
  valid: linkValues.valid.slice(0, 3),
  invalid: [
    ...makeTextSamples(limits.link).invalid,
    ['one character too many', `https://example.org/${'x'.repeat(limits.link - 19)}`],
    ['plain http', 'http://example.org/'],
  ],
};

/**
 * The values of a field. A function of the rules that several fields call is tried with all values
 * in the first of them, and with samples in the others.
 */
function makeValues({ kind, maxLength = 0, options = [] }: NamedField, isFirst: boolean) {
  const byKind: Readonly<Partial<Record<NamedField['kind'], () => FieldValues>>> = {
    text: () => (isFirst ? makeTextValues : makeTextSamples)(maxLength),
    link: () => (isFirst ? linkValues : linkSamples),
    day: () => dayValues,
    time: () => timeValues,
    toggle: () => booleanValues,
    choice: () => ({
      valid: ['', ...options].map((value) => [value, value]),
      invalid: [...makeTextSamples(1).invalid, ['null', null]],
    }),
  };
  return byKind[kind]?.();
}

const triedKinds = new Set<string>();

function makeTable(name: RowCollection): Readonly<Record<string, FieldValues>> {
  const fields = getContentType(name).fieldList.filter(({ isServerOnly }) => isServerOnly !== true);
  const entries = fields.flatMap((field) => {
    const values = makeValues(field, !triedKinds.has(field.kind));
    triedKinds.add(field.kind);
    return values === undefined ? [] : [[field.name, values] as const];
  });
  return {
    ...Object.fromEntries(entries),
    ...(isImageCollection(name) && { imageURL: makeImageValues(project, name) }),
  };
}

/** Every field that staff may write, except instants, ids and the position, with its values. */
export const fieldTables = Object.fromEntries(
  rowCollections.map((name) => [name, makeTable(name)]),
) as Readonly<Record<RowCollection, Readonly<Record<string, FieldValues>>>>;

/** The fields that older rows lack. */
export function listOptionalFields(name: RowCollection): readonly string[] {
  const { fieldList, order, image } = getContentType(name);
  return [
    ...(order === 'separate' ? ['num'] : []),
    ...fieldList.filter(({ isOptional }) => isOptional === true).map((field) => field.name),
    ...(image ? ['consentAt'] : []),
  ];
}

/** The field that no save may change, with its values. Rows may have been stored with a bad one. */
export const getFixedField = (name: RowCollection): readonly [field: string, FieldValues] =>
  getContentType(name).order === undefined ? ['id', idValues] : ['num', displayNumberValues];
