import type { Endpoint } from '@club/domain/endpoints';
import { badImage, badLink } from '../rules/bad-values.ts';

/** A body that no save may take, and what is wrong with it. */
export interface BadBody {
  readonly what: string;
  readonly json: unknown;
}

type Values = readonly (readonly [what: string, value: unknown])[];

/** The part of a schema this looks at: what it is, what its pipe demands, what it wraps. */
interface Shape {
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
}

const notScalar: Values = [
  ['null', null],
  ['a list', ['x']],
  ['a map', { x: 'x' }],
  ['a map that poses as a text', { length: 1, toString: 'x' }],
];

const byType: Readonly<Record<string, Values>> = {
  string: [
    ...notScalar,
    ['a number', 7],
    ['a boolean', true],
    ['half a character', '\ud83c'],
    ['a null character', 'a\u0000b'],
    ['an escape', 'a\u001b[2Jb'],
  ],
  boolean: [...notScalar, ['a word', 'true'], ['a number', 1], ['nothing', '']],
  number: [
    ...notScalar,
    ['a text', '1'],
    ['a boolean', true],
    ['a fraction', 1.5],
    ['less than nothing', -1],
    ['more than a number holds', 1e308],
  ],
};

/** Wrong for one kind of pipe only. */
function byDemand({ type, requirement }: Shape): Values {
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

function badValues(shape: Shape): Values {
  if (shape.wrapped) return badValues(shape.wrapped);
  return [...(byType[shape.type] ?? []), ...(shape.pipe ?? []).flatMap(byDemand)];
}

const folders = {
  carousels: ['carousels', 'carousel', 'banners'],
  banners: ['banners', 'banner', 'carousels'],
} as const;

/** What only this site's fields know to be wrong; a save trims, so what a trim mends is not wrong. */
function byField(field: string, path: string): Values {
  const isText = ([, value]: readonly [string, unknown]) =>
    typeof value === 'string' && value.trim() === value;
  if (field === 'link') return badLink.filter(isText);
  if (field !== 'imageURL') return [];
  const [folder, name, other] = path.includes('banners') ? folders.banners : folders.carousels;
  return badImage(folder, name, other).filter(isText);
}

const bodies: readonly BadBody[] = [null, 7, 'text', true, [], [{}], {}].map((json) => ({
  what: `is ${JSON.stringify(json)}`,
  json,
}));

/** Every way in which one body of an endpoint goes wrong, from its schema; `good` is a right one. */
export function badBodies(
  { input, path }: Endpoint,
  good: Readonly<Record<string, unknown>>,
): BadBody[] {
  const fields = Object.entries((input as Shape | null)?.entries ?? {});
  return [
    ...bodies,
    ...fields.flatMap(([name, shape]) =>
      [...badValues(shape), ...byField(name, path)].map(([what, value]) => ({
        what: `${name} is ${what}`,
        json: { ...good, [name]: value },
      })),
    ),
    ...Object.keys(good).map((name) => ({
      what: `${name} is missing`,
      json: Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
    })),
    ...['_id', 'isAdmin', 'constructor', 'toString', 'updatedAt.seconds', '$set', ''].map(
      (name) => ({
        what: `${name} is one too many`,
        json: { ...good, [name]: 'x' },
      }),
    ),
    { what: '__proto__ is one too many', json: JSON.parse(withPrototype(good)) as unknown },
  ];
}

const withPrototype = (good: object) =>
  JSON.stringify(good).replace('{', '{"__proto__":{"isAdmin":true},');
