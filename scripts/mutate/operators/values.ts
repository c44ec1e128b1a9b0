import type { Operator } from '../mutant.ts';
import { each, onTokens } from './on-tokens.ts';

/** The neighbours of a figure. For long times they are further away than a test takes. */
const bound = onTokens(({ token }) => {
  if (!/^\d+$/u.test(token.text)) return [];
  const figure = Number(token.text);
  const step = figure < 100_000 ? 1 : Math.round(figure / 50);
  return each([String(figure - step), String(figure + step)]);
});

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
};

const compare = onTokens(({ token }) => each(comparisons[token.text] ?? []));

const truth = onTokens(({ token, at }) => {
  if (token.text === '!') return each(['']);
  if (token.text === 'true' && at(-1) === '==') {
    return each(['is bool', '!= false', '!= null'], { from: -1 });
  }
  return each({ true: ['false'], false: ['true'] }[token.text] ?? []);
});

const types = onTokens(({ token, at }) => {
  if (token.text !== 'is') return [];
  const wider = { int: ['is number', 'is float'], string: ['is list', '!= null'] }[at(1)];
  return each(wider ?? ['is string', '!= null'], { to: 1 });
});

/** What `get` gives for a field that is not there. */
const defaults = onTokens(({ token, at }) => {
  if (token.text !== 'get' || at(1) !== '(' || at(5) !== ')') return [];
  return each([at(4) === 'null' ? "''" : 'null'], { from: 4, to: 4 });
});

/** A time of the request's own: earlier, later, any. */
const time = onTokens(({ token, at }) =>
  token.text === '==' && at(1) === 'request' && at(3) === 'time'
    ? each(['<= request.time', '>= request.time', 'is timestamp'], { to: 3 })
    : [],
);

const lower = onTokens(({ token, at }) =>
  token.text === '.' && at(1) === 'lower' ? each(['', '.upper()', '.trim()'], { to: 3 }) : [],
);

const isData = (texts: readonly string[]) =>
  ['resource.data', 'resource.size', 'resource.contentType', 'resource=='].some((start) =>
    texts.join('').startsWith(start),
  );

/** Swaps the documents before and after a save. */
const swapData = onTokens(({ token, at, clause, rules }) => {
  if (token.text === 'request' && at(1) === '.' && isData([at(2), at(3), at(4)])) {
    return each(['resource'], { to: 2 });
  }
  if (token.text === 'resource' && at(-1) !== '.' && isData([token.text, at(1), at(2)])) {
    return each(['request.resource']);
  }
  const parameters = rules.functions.get(clause.where) ?? [];
  const other = { after: 'before', before: 'after' }[token.text] ?? '';
  return parameters.includes(other) ? each([other]) : [];
});

const sets = onTokens(({ token }) => {
  const all = ['hasOnly', 'hasAll', 'hasAny'];
  return all.includes(token.text) ? each(all.filter((one) => one !== token.text)) : [];
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
