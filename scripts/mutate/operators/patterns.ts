import { type Edit, type Operator } from '../mutant.ts';
import type { Rules } from '../read-rules.ts';

/** A piece of a regular expression, as a quoted string of a rules file contains it. */
interface Piece {
  readonly kind: 'class' | 'literal' | 'quantifier' | 'group' | 'symbol';
  readonly text: string;
  readonly at: number;
}

// In a quoted string of the rules, an escape of the pattern has two backslashes.
const escape = String.raw`\\\\(?:\\\\|x[0-9a-fA-F]{2}|[xpP]\{[^}]*\}|.)|\\u[0-9a-fA-F]{4}|\\.`;
const piecePattern = new RegExp(
  [
    String.raw`(?<class>\[\^?\]?(?:${escape}|[^\]\\])*\])`,
    String.raw`(?<quantifier>[*+?]|\{\d+(?:,\d*)?\})`,
    String.raw`(?<group>\((?:\?[\w:]+)?|\))`,
    String.raw`(?<symbol>[.|^$])`,
    String.raw`(?<literal>(?:${escape}|[^\[\]()*+?{}|.^$\\])+)`,
  ].join('|'),
  'gu',
);

function splitPattern(pattern: string): Piece[] {
  return [...pattern.matchAll(piecePattern)].map(({ 0: text, index, groups = {} }) => {
    const kind = (['class', 'quantifier', 'group', 'symbol'] as const).find(
      (name) => groups[name] !== undefined,
    );
    return { kind: kind ?? 'literal', text, at: index };
  });
}

/** A change of a pattern: `text` replaces `old` at an offset. */
interface PatternChange {
  readonly at: number;
  readonly old: string;
  readonly text: string;
}

/** Splits a class into its members: ranges, escapes, single characters. */
const splitClass = (inside: string): readonly string[] =>
  inside.match(new RegExp(String.raw`(?:${escape}|[^\\])(?:-(?:${escape}|[^\\\]]))?`, 'gu')) ?? [];

function listClassChanges({ text: old, at }: Piece): PatternChange[] {
  const isNegated = old.startsWith('[^');
  const opening = isNegated ? '[^' : '[';
  const members = splitClass(old.slice(opening.length, -1));
  const shorterVersions = members.map((_, index) =>
    members.filter((__, otherIndex) => otherIndex !== index).join(''),
  );
  const others = ['/', '.', '%', ' '].filter((character) => !members.includes(character));
  const texts = [
    '.',
    ...(members.length > 1 ? shorterVersions.map((inside) => `${opening}${inside}]`) : []),
    // Adds a member. A negated class, or one with a single member, gets none.
    ...(isNegated || members.length === 1
      ? []
      : others.map((character) => `${opening}${character}${members.join('')}]`)),
  ];
  return texts.map((text) => ({ at, old, text }));
}

function listOtherQuantifiers(quantifier: string): readonly string[] {
  const otherQuantifiers = new Map([
    ['+', ['*', '']],
    ['*', ['+', '']],
    ['?', ['', '*']],
  ]).get(quantifier);
  if (otherQuantifiers !== undefined) return otherQuantifiers;
  const [least = 0, most = least] = quantifier.slice(1, -1).split(',').map(Number);
  const pairs = [
    [least - 1, most],
    [least, most - 1],
    [least, most + 1],
  ] as const;
  return pairs.map((pair) => `{${pair.join(',')}}`);
}

const listQuantifierChanges = ({ text: old, at }: Piece): PatternChange[] =>
  listOtherQuantifiers(old).map((text) => ({ at, old, text }));

/** Replaces plain characters by `.*`. */
const listLiteralChanges = ({ text: old, at }: Piece): PatternChange[] =>
  [{ at, old, text: '.*' }].filter(() => old.length > 1);

/** Removes each alternative of a group, and replaces the inside of the group by `.*`. */
function listGroupChanges(pieces: readonly Piece[]): PatternChange[] {
  return pieces.flatMap((open, index) => {
    if (open.kind !== 'group' || open.text === ')') return [];
    let depth = 0;
    const close = pieces.findIndex((piece, at) => {
      if (at < index || piece.kind !== 'group') return false;
      depth += piece.text === ')' ? -1 : 1;
      return depth === 0;
    });
    const inside = pieces.slice(index + 1, close);
    const text = inside.map((piece) => piece.text).join('');
    const alternatives = text.split('|');
    const at = open.at + open.text.length;
    const shorterVersions = alternatives.map((_, omittedIndex) =>
      alternatives.filter((__, otherIndex) => otherIndex !== omittedIndex).join('|'),
    );
    return [...(alternatives.length > 1 ? shorterVersions : []), '.*'].map((replacement) => ({
      at,
      old: text,
      text: replacement,
    }));
  });
}

const listChanges = (pattern: string): PatternChange[] => {
  const pieces = splitPattern(pattern);
  return [
    { at: 0, old: '', text: '(?i)' },
    { at: 0, old: '', text: '.*' },
    { at: pattern.length, old: '', text: '.*' },
    ...pieces.flatMap((piece) => {
      if (piece.kind === 'class') return listClassChanges(piece);
      if (piece.kind === 'quantifier') return listQuantifierChanges(piece);
      return piece.kind === 'literal' ? listLiteralChanges(piece) : [];
    }),
    ...listGroupChanges(pieces),
  ];
};

const shorten = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Makes each pattern of `matches` wider or narrower, piece by piece. */
const regexp: Operator = (rules: Rules) =>
  rules.clauses.flatMap(({ where, tokens }) =>
    tokens.flatMap((token, index): Edit[] => {
      if (tokens[index - 2]?.text !== 'matches') return [];
      const pattern = token.text.slice(1, -1);
      return listChanges(pattern).map(({ at, old, text }) => ({
        where,
        change: `pattern at ${at} of «${shorten(pattern)}»: «${old}» → «${text}»`,
        at: token.at + 1 + at,
        end: token.at + 1 + at + old.length,
        text,
      }));
    }),
  );

export const patternOperators: Readonly<Record<string, Operator>> = { regexp };
