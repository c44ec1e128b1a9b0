import type { Endpoint } from '@club/domain/endpoints';
import { makeBadImages, badLinks } from '../rules/bad-values.ts';

/** An invalid body of a save, and its fault. */
export interface BadBody {
  readonly what: string;
  readonly json: unknown;
}

type Values = readonly (readonly [what: string, value: unknown])[];

/** The parts of a valibot schema that this file reads. */
interface SchemaShape {
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly pipe?: readonly SchemaShape[];
  // eslint-disable-next-line names/no-bare-participle -- the name of valibot's field
  readonly wrapped?: SchemaShape;
}

const nonScalarValues: Values = [
  ['null', null],
  ['a list', ['x']],
  ['a map', { x: 'x' }],
  ['a map that poses as a text', { length: 1, toString: 'x' }],
];

const badValuesByType: Readonly<Record<string, Values>> = {
  string: [
    ...nonScalarValues,
    ['a number', 7],
    ['a boolean', true],
    ['half a character', '\ud83c'],
    ['a null character', 'a\u0000b'],
    ['an escape', 'a\u001b[2Jb'],
  ],
  boolean: [...nonScalarValues, ['a word', 'true'], ['a number', 1], ['nothing', '']],
  number: [
    ...nonScalarValues,
    ['a text', '1'],
    ['a boolean', true],
    ['a fraction', 1.5],
    ['less than nothing', -1],
    ['more than a number holds', 1e308],
  ],
};

/** Lists the values that break one action of a pipe. */
function listBadValuesByAction({ type, requirement }: SchemaShape): Values {
  switch (type) {
    case 'max_length':
      return [['one character too long', 'x'.repeat(Number(requirement) + 1)]];
    case 'max_value':
      return [['one too many', Number(requirement) + 1]];
    case 'iso_timestamp':
      return [
        ['yesterday', 'yesterday'],
        ['a day alone', '2026-10-05'],
        ['no text at all', ''],
      ];
    case 'regex':
      return [
        ['a path', '../../x'],
        ['another row', 'not-this-row'],
        ['no text at all', ''],
      ];
    default:
      return [];
  }
}

function listBadValues(shape: SchemaShape): Values {
  if (shape.wrapped) return listBadValues(shape.wrapped);
  return [
    ...(badValuesByType[shape.type] ?? []),
    ...(shape.pipe ?? []).flatMap(listBadValuesByAction),
  ];
}

const folders = {
  carousels: ['carousels', 'carousel', 'banners'],
  banners: ['banners', 'banner', 'carousels'],
} as const;

/** Lists invalid values of this site's fields. A save trims, so padded texts are valid. */
function listBadValuesByField(field: string, path: string): Values {
  const isText = ([, value]: readonly [string, unknown]) =>
    typeof value === 'string' && value.trim() === value;
  if (field === 'link') return badLinks.filter(isText);
  if (field !== 'imageURL') return [];
  const [folder, name, other] = path.includes('banners') ? folders.banners : folders.carousels;
  return makeBadImages(folder, name, other).filter(isText);
}

const bodiesOfOtherTypes: readonly BadBody[] = [null, 7, 'text', true, [], [{}], {}].map(
  (json) => ({
    what: `is ${JSON.stringify(json)}`,
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
    ...bodiesOfOtherTypes,
    ...fields.flatMap(([name, shape]) =>
      [...listBadValues(shape), ...listBadValuesByField(name, path)].map(([what, value]) => ({
        what: `${name} is ${what}`,
        json: { ...goodBody, [name]: value },
      })),
    ),
    ...Object.keys(goodBody).map((name) => ({
      what: `${name} is missing`,
      json: Object.fromEntries(Object.entries(goodBody).filter(([key]) => key !== name)),
    })),
    ...['_id', 'isAdmin', 'constructor', 'toString', 'updatedAt.seconds', '$set', ''].map(
      (name) => ({
        what: `${name} is one too many`,
        json: { ...goodBody, [name]: 'x' },
      }),
    ),
    { what: '__proto__ is one too many', json: JSON.parse(addPrototype(goodBody)) as unknown },
  ];
}

const addPrototype = (goodBody: object) =>
  JSON.stringify(goodBody).replace('{', '{"__proto__":{"isAdmin":true},');
