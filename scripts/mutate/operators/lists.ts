import type { Operator } from '../mutant.ts';
import { splitAt } from '../expressions.ts';
import { replaceByEach, makeTokenOperator, type TokenContext } from './token-operator.ts';

type Kind = 'address' | 'content-type' | 'field';

const getKind = (literal: string): Kind => {
  if (literal.includes('@')) return 'address';
  return /^'\w+\/[\w+.-]+'$/u.test(literal) ? 'content-type' : 'field';
};

/** Gets the texts of a list that opens at this token, if it contains only texts. */
function listLiterals({ index, tokens }: TokenContext): readonly string[] {
  const end = tokens.findIndex((token, at) => at > index && token.text === ']');
  const elements = splitAt(tokens.slice(index + 1, end), ',').map((element) =>
    element.map(({ text }) => text).join(''),
  );
  return elements.every((element) => /^'[^']+'$/u.test(element)) ? elements : [];
}

/**
 * Makes an operator that edits each list of one kind. A comma separates the elements, so element n
 * is token 2n + 1.
 *
 * @param makeReplacements returns the new texts. A text that starts with `[` replaces the complete
 *   list, any other text the element at the index.
 */
const makeListOperator = (
  kind: Kind,
  makeReplacements: (literals: readonly string[], index: number) => string[],
) =>
  makeTokenOperator((context) => {
    if (context.token.text !== '[') return [];
    const literals = listLiterals(context);
    if (literals.length === 0 || getKind(literals[0] ?? '') !== kind) return [];
    const completeListSpan = { to: literals.length * 2 };
    return literals.flatMap((_, index) =>
      makeReplacements(literals, index).map((text) => ({
        ...(text.startsWith('[') ? completeListSpan : { from: index * 2 + 1, to: index * 2 + 1 }),
        text,
      })),
    );
  });

const makeList = (literals: readonly string[]) => `[${literals.join(', ')}]`;
const omitLiteral = (literals: readonly string[], index: number) =>
  makeList(literals.filter((_, at) => at !== index));
const isLast = (literals: readonly string[], index: number) => index === literals.length - 1;

/** Removes each field, and adds one to each list. */
const fieldList = makeListOperator('field', (literals, index) => [
  omitLiteral(literals, index),
  ...(isLast(literals, index) ? [makeList([...literals, "'isAdmin'"])] : []),
]);

/** Removes, misspells, uppercases or extends each address, and adds one to each list. */
const addresses = makeListOperator('address', (literals, index) => {
  const literal = literals[index] ?? '';
  return [
    omitLiteral(literals, index),
    literal.replace('@', 'x@'),
    literal.toUpperCase(),
    `${literal.slice(0, -1)}.example.net'`,
    ...(isLast(literals, index) ? [makeList([...literals, "'outsider@example.org'"])] : []),
  ];
});

/** Allows any address, or one similar to those of the list. */
const anyAddress = makeTokenOperator(({ token, getText }) =>
  token.text === 'in' && getText(1) === 'staffAddresses'
    ? replaceByEach(['!= null', ".matches('.+@example[.]org')"], { to: 3 })
    : [],
);

const otherTypes = ["'text/html'", "'image/svg+xml'", "'image/gif'"];

const contentTypeLists = makeListOperator('content-type', (literals, index) => [
  omitLiteral(literals, index),
  ...(isLast(literals, index) ? otherTypes.map((type) => makeList([...literals, type])) : []),
]);

/** Allows a second type, or every type with the same start, or any type. */
const contentTypeEquality = makeTokenOperator(({ token, getText }) =>
  token.text === '==' && getKind(getText(1)) === 'content-type'
    ? [
        ...otherTypes.map((type) => ({ to: 1, text: `in [${getText(1)}, ${type}]` })),
        { to: 1, text: `in [${getText(1)}, 'image/jpeg']` },
        { to: 1, text: `.matches('image/.*')` },
        { to: 1, text: `.matches('image/png.*')` },
        { to: 1, text: '!= null' },
      ]
    : [],
);

const otherProviders = ['password', 'anonymous', 'custom', 'facebook.com', 'phone'];

const provider = makeTokenOperator(({ token, getText }) =>
  token.text === '==' && getText(-1) === 'sign_in_provider'
    ? [
        ...otherProviders.map((name) => ({ to: 1, text: `in [${getText(1)}, '${name}']` })),
        ...replaceByEach(['!= null', "!= 'password'", "!= 'anonymous'"], { to: 1 }),
      ]
    : [],
);

const combine =
  (first: Operator, second: Operator): Operator =>
  (rules) => [...first(rules), ...second(rules)];

export const listOperators: Readonly<Record<string, Operator>> = {
  'field-list': fieldList,
  address: combine(addresses, anyAddress),
  'content-type': combine(contentTypeLists, contentTypeEquality),
  provider,
};
