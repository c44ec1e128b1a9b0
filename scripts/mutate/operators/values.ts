import type { Operator } from '../mutant.ts';
import { replaceByEach, onTokens } from './on-tokens.ts';

/** Changes each number by one. Changes a long duration by 2 %, which is longer than a test. */
const bound = onTokens(({ token }) => {
  if (!/^\d+$/u.test(token.text)) return [];
  const figure = Number(token.text);
  const step = figure < 100_000 ? 1 : Math.round(figure / 50);
  return replaceByEach([String(figure - step), String(figure + step)]);
});

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
};

const compare = onTokens(({ token }) => replaceByEach(comparisons[token.text] ?? []));

const truth = onTokens(({ token, at }) => {
  if (token.text === '!') return replaceByEach(['']);
  if (token.text === 'true' && at(-1) === '==') {
    return replaceByEach(['is bool', '!= false', '!= null'], { from: -1 });
  }
  return replaceByEach({ true: ['false'], false: ['true'] }[token.text] ?? []);
});

const types = onTokens(({ token, at }) => {
  if (token.text !== 'is') return [];
  const wider = { int: ['is number', 'is float'], string: ['is list', '!= null'] }[at(1)];
  return replaceByEach(wider ?? ['is string', '!= null'], { to: 1 });
});

/** Changes the value that `get` returns for a missing field. */
const defaults = onTokens(({ token, at }) => {
  if (token.text !== 'get' || at(1) !== '(' || at(5) !== ')') return [];
  return replaceByEach([at(4) === 'null' ? "''" : 'null'], { from: 4, to: 4 });
});

/** Allows an earlier, a later or any time instead of the request's. */
const time = onTokens(({ token, at }) =>
  token.text === '==' && at(1) === 'request' && at(3) === 'time'
    ? replaceByEach(['<= request.time', '>= request.time', 'is timestamp'], { to: 3 })
    : [],
);

const lower = onTokens(({ token, at }) =>
  token.text === '.' && at(1) === 'lower'
    ? replaceByEach(['', '.upper()', '.trim()'], { to: 3 })
    : [],
);

const isData = (texts: readonly string[]) =>
  ['resource.data', 'resource.size', 'resource.contentType', 'resource=='].some((start) =>
    texts.join('').startsWith(start),
  );

/** Swaps the documents before and after a save. */
const swapData = onTokens(({ token, at, clause, rules }) => {
  if (token.text === 'request' && at(1) === '.' && isData([at(2), at(3), at(4)])) {
    return replaceByEach(['resource'], { to: 2 });
  }
  if (token.text === 'resource' && at(-1) !== '.' && isData([token.text, at(1), at(2)])) {
    return replaceByEach(['request.resource']);
  }
  const parameters = rules.functions.get(clause.where) ?? [];
  const otherDocument = { after: 'before', before: 'after' }[token.text] ?? '';
  return parameters.includes(otherDocument) ? replaceByEach([otherDocument]) : [];
});

const sets = onTokens(({ token }) => {
  const all = ['hasOnly', 'hasAll', 'hasAny'];
  return all.includes(token.text) ? replaceByEach(all.filter((name) => name !== token.text)) : [];
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
