import type { Endpoint } from '@club/domain/endpoints/endpoint';
import { type BadValue, makeBadImages, badLinks } from '../rules/bad-values.ts';

/** An invalid body of a save, with a title for messages. */
export interface BadBody {
  readonly title: string;
  readonly json: unknown;
}

/** The parts of a valibot schema that this file reads. */
interface SchemaShape {
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly pipe?: readonly SchemaShape[];
  readonly wrapped?: SchemaShape;
}

const badValuesForAllTypes: readonly BadValue[] = [
  ['null', null],
  ['a list', ['x']],
  ['a map', { x: 'x' }],
  ['a map with a string’s properties', { length: 1, toString: 'x' }],
];

const badValuesByType: Readonly<Record<string, readonly BadValue[]>> = {
  string: [
    ...badValuesForAllTypes,
    ['a number', 7],
    ['a boolean', true],
    ['half of a surrogate pair', '\ud83c'],
    ['a null character', 'a\u0000b'],
    ['an escape sequence', 'a\u001b[2Jb'],
  ],
  boolean: [
    ...badValuesForAllTypes,
    ['a string', 'true'],
    ['a number', 1],
    ['an empty string', ''],
  ],
  number: [
    ...badValuesForAllTypes,
    ['a string', '1'],
    ['a boolean', true],
    ['a fraction', 1.5],
    ['a negative number', -1],
    ['a very large number', 1e308],
  ],
};

const badPatternTexts = [
  ['a path', '../../x'],
  ['another row', 'not-this-row'],
  ['an empty string', ''],
] as const;

/** Lists the values that one action of a pipe refuses. */
function listBadValuesForAction({ type, requirement }: SchemaShape): readonly BadValue[] {
  switch (type) {
    case 'max_length':
      return [['one character too long', 'x'.repeat(Number(requirement) + 1)]];
    case 'max_value':
      return [['one above the maximum', Number(requirement) + 1]];
    case 'iso_timestamp':
      return [
        ['the word yesterday', 'yesterday'],
        ['a date without a time', '2026-10-05'],
        ['an empty string', ''],
      ];
    case 'regex':
      return badPatternTexts.filter(
        ([, value]) => !(requirement instanceof RegExp && requirement.test(value)),
      );
    default:
      return [];
  }
}

function listBadValues(shape: SchemaShape): readonly BadValue[] {
  if (shape.wrapped) {
    const isGood = (value: unknown) => shape.type === 'nullable' && value === null;
    return listBadValues(shape.wrapped).filter(([, value]) => !isGood(value));
  }
  return [
    ...(badValuesByType[shape.type] ?? []),
    ...(shape.pipe ?? []).flatMap(listBadValuesForAction),
  ];
}

const imageFolders = {
  carousels: { folder: 'carousels', filePrefix: 'carousel', otherFolder: 'banners' },
  banners: { folder: 'banners', filePrefix: 'banner', otherFolder: 'carousels' },
} as const;

/** Lists invalid links and images. A save trims strings, so padded ones are valid. */
function listBadValuesForField(field: string, path: string): readonly BadValue[] {
  const isTrimmedString = ([, value]: BadValue) =>
    typeof value === 'string' && value.trim() === value;
  if (field === 'link') return badLinks.filter(isTrimmedString);
  if (field !== 'imageURL') return [];
  const { folder, filePrefix, otherFolder } = path.includes('banners')
    ? imageFolders.banners
    : imageFolders.carousels;
  return makeBadImages(folder, filePrefix, otherFolder).filter(isTrimmedString);
}

const bodiesWithoutFields: readonly BadBody[] = [null, 7, 'text', true, [], [{}], {}].map(
  (json) => ({
    title: `is ${JSON.stringify(json)}`,
    json,
  }),
);

/** Lists invalid bodies of an endpoint, from its schema. `goodBody` is a valid one. */
export function listBadBodies(
  { input, path }: Endpoint,
  goodBody: Readonly<Record<string, unknown>>,
): BadBody[] {
  const fields = Object.entries((input as SchemaShape | null)?.entries ?? {});
  return [
    ...bodiesWithoutFields,
    ...fields.flatMap(([name, shape]) =>
      [...listBadValues(shape), ...listBadValuesForField(name, path)].map(([title, value]) => ({
        title: `${name} is ${title}`,
        json: { ...goodBody, [name]: value },
      })),
    ),
    ...Object.keys(goodBody).map((name) => ({
      title: `${name} is missing`,
      json: Object.fromEntries(Object.entries(goodBody).filter(([key]) => key !== name)),
    })),
    ...['_id', 'isAdmin', 'constructor', 'toString', 'updatedAt.seconds', '$set', ''].map(
      (name) => ({
        title: `${name} is an unknown field`,
        json: { ...goodBody, [name]: 'x' },
      }),
    ),
    { title: '__proto__ is an unknown field', json: JSON.parse(addPrototype(goodBody)) as unknown },
  ];
}

const addPrototype = (goodBody: object) =>
  JSON.stringify(goodBody).replace('{', '{"__proto__":{"isAdmin":true},');
