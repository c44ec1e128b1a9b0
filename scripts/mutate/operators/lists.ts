import type { Operator } from '../mutant.ts';
import { splitAt } from '../expressions.ts';
import { each, onTokens, type Place } from './on-tokens.ts';

type Kind = 'address' | 'content-type' | 'field';

const kindOf = (literal: string): Kind => {
  if (literal.includes('@')) return 'address';
  return /^'\w+\/[\w+.-]+'$/u.test(literal) ? 'content-type' : 'field';
};

/** The texts of a list that opens at this token, if it has only texts. */
function literalsAt({ index, tokens }: Place): readonly string[] {
  const end = tokens.findIndex((token, at) => at > index && token.text === ']');
  const elements = splitAt(tokens.slice(index + 1, end), ',').map((element) =>
    element.map(({ text }) => text).join(''),
  );
  return elements.every((element) => /^'[^']+'$/u.test(element)) ? elements : [];
}

/** Changes the lists of one kind, whose elements are two tokens apart. */
const onLists = (kind: Kind, edits: (literals: readonly string[], index: number) => string[]) =>
  onTokens((place) => {
    if (place.token.text !== '[') return [];
    const literals = literalsAt(place);
    if (literals.length === 0 || kindOf(literals[0] ?? '') !== kind) return [];
    const whole = { to: literals.length * 2 };
    return literals.flatMap((_, index) =>
      edits(literals, index).map((text) => ({
        ...(text.startsWith('[') ? whole : { from: index * 2 + 1, to: index * 2 + 1 }),
        text,
      })),
    );
  });

const listOf = (literals: readonly string[]) => `[${literals.join(', ')}]`;
const without = (literals: readonly string[], index: number) =>
  listOf(literals.filter((_, at) => at !== index));
const isLast = (literals: readonly string[], index: number) => index === literals.length - 1;

/** A field left out, and once for each list one too many. */
const fieldList = onLists('field', (literals, index) => [
  without(literals, index),
  ...(isLast(literals, index) ? [listOf([...literals, "'isAdmin'"])] : []),
]);

/** Removes, misspells or prefixes each address, and adds one. */
const addresses = onLists('address', (literals, index) => {
  const literal = literals[index] ?? '';
  return [
    without(literals, index),
    literal.replace('@', 'x@'),
    literal.toUpperCase(),
    `${literal.slice(0, -1)}.example.net'`,
    ...(isLast(literals, index) ? [listOf([...literals, "'outsider@example.org'"])] : []),
  ];
});

/** Whoever has an address, or one like those of the list. */
const anyAddress = onTokens(({ token, at }) =>
  token.text === 'in' && at(1) === 'staffAddresses'
    ? each(['!= null', ".matches('.+@example[.]org')"], { to: 3 })
    : [],
);

const otherTypes = ["'text/html'", "'image/svg+xml'", "'image/gif'"];

const contentTypes = onLists('content-type', (literals, index) => [
  without(literals, index),
  ...(isLast(literals, index) ? otherTypes.map((type) => listOf([...literals, type])) : []),
]);

/** One type becomes several, or all that begin alike. */
const contentType = onTokens(({ token, at }) =>
  token.text === '==' && kindOf(at(1)) === 'content-type'
    ? [
        ...otherTypes.map((type) => ({ to: 1, text: `in [${at(1)}, ${type}]` })),
        { to: 1, text: `in [${at(1)}, 'image/jpeg']` },
        { to: 1, text: `.matches('image/.*')` },
        { to: 1, text: `.matches('image/png.*')` },
        { to: 1, text: '!= null' },
      ]
    : [],
);

const otherProviders = ['password', 'anonymous', 'custom', 'facebook.com', 'phone'];

const provider = onTokens(({ token, at }) =>
  token.text === '==' && at(-1) === 'sign_in_provider'
    ? [
        ...otherProviders.map((name) => ({ to: 1, text: `in [${at(1)}, '${name}']` })),
        ...each(['!= null', "!= 'password'", "!= 'anonymous'"], { to: 1 }),
      ]
    : [],
);

const both =
  (one: Operator, other: Operator): Operator =>
  (rules) => [...one(rules), ...other(rules)];

export const listOperators: Readonly<Record<string, Operator>> = {
  'field-list': fieldList,
  address: both(addresses, anyAddress),
  'content-type': both(contentTypes, contentType),
  provider,
};
