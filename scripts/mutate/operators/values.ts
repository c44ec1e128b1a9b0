import type { Operator } from '../mutant.ts';
import { replaceByEach, makeTokenOperator } from './token-operator.ts';

/** Changes each number by one. */
const bound = makeTokenOperator(({ token }) => {
  if (!/^\d+$/u.test(token.text)) return [];
  const figure = Number(token.text);
  return replaceByEach([String(figure - 1), String(figure + 1)]);
});

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
};

const compare = makeTokenOperator(({ token }) => replaceByEach(comparisons[token.text] ?? []));

/**
 * Removes each `!`, and swaps `true` and `false`. Replaces a comparison with `true` by conditions
 * that more values meet.
 */
const truth = makeTokenOperator(({ token, getText }) => {
  if (token.text === '!') return replaceByEach(['']);
  if (token.text === 'true' && getText(-1) === '==') {
    return replaceByEach(['is bool', '!= false', '!= null'], { from: -1 });
  }
  return replaceByEach({ true: ['false'], false: ['true'] }[token.text] ?? []);
});

/** Replaces each check of a type by a check of another type, or by one that any type passes. */
const types = makeTokenOperator(({ token, getText }) => {
  if (token.text !== 'is') return [];
  const replacements = { int: ['is number', 'is float'], string: ['is list', '!= null'] }[
    getText(1)
  ];
  return replaceByEach(replacements ?? ['is string', '!= null'], { to: 1 });
});

/** Changes the value that `get` returns for a missing field. */
const defaults = makeTokenOperator(({ token, getText }) => {
  if (token.text !== 'get' || getText(1) !== '(' || getText(5) !== ')') return [];
  return replaceByEach([getText(4) === 'null' ? "''" : 'null'], { from: 4, to: 4 });
});

/** Allows an earlier, a later or any time instead of the request's. */
const time = makeTokenOperator(({ token, getText }) =>
  token.text === '==' && getText(1) === 'request' && getText(3) === 'time'
    ? replaceByEach(['<= request.time', '>= request.time', 'is timestamp'], { to: 3 })
    : [],
);

/** Removes each `.lower()`, or replaces it by another method. */
const lower = makeTokenOperator(({ token, getText }) =>
  token.text === '.' && getText(1) === 'lower'
    ? replaceByEach(['', '.upper()', '.trim()'], { to: 3 })
    : [],
);

const isResourceReference = (texts: readonly string[]) =>
  ['resource.data', 'resource.size', 'resource.contentType', 'resource=='].some((start) =>
    texts.join('').startsWith(start),
  );

/** Swaps the documents before and after a save. */
const swapData = makeTokenOperator(({ token, getText, clause, rules }) => {
  if (
    token.text === 'request' &&
    getText(1) === '.' &&
    isResourceReference([getText(2), getText(3), getText(4)])
  ) {
    return replaceByEach(['resource'], { to: 2 });
  }
  if (
    token.text === 'resource' &&
    getText(-1) !== '.' &&
    isResourceReference([token.text, getText(1), getText(2)])
  ) {
    return replaceByEach(['request.resource']);
  }
  const parameters = rules.functions.get(clause.where) ?? [];
  const otherDocument = { after: 'before', before: 'after' }[token.text] ?? '';
  return parameters.includes(otherDocument) ? replaceByEach([otherDocument]) : [];
});

/** Replaces each method that compares sets by the two others. */
const sets = makeTokenOperator(({ token }) => {
  const methods = ['hasOnly', 'hasAll', 'hasAny'];
  return methods.includes(token.text)
    ? replaceByEach(methods.filter((name) => name !== token.text))
    : [];
});

export const valueOperators: Readonly<Record<string, Operator>> = {
  bound,
  compare,
  truth,
  type: types,
  default: defaults,
  time,
  lower,
  'swap-data': swapData,
  sets,
};
