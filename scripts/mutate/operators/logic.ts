import { findJunctions, insideOf, spanOf } from '../expressions.ts';
import { type Edit, inOneLine, type Operator } from '../mutant.ts';
import type { Clause, Rules } from '../read-rules.ts';

const clauseEdits = (rules: Rules, edits: (clause: Clause) => readonly Omit<Edit, 'where'>[]) =>
  rules.clauses.flatMap((clause) =>
    edits(clause).map((edit) => ({ where: clause.where, ...edit })),
  );

/** Leaves out one operand of each junction of this operator. */
const dropOperand =
  (operator: '&&' | '||'): Operator =>
  (rules) =>
    clauseEdits(rules, ({ tokens }) =>
      findJunctions(tokens)
        .filter((junction) => junction.operator === operator)
        .flatMap(({ operands }) =>
          operands.map((operand, index) => {
            const { at, end } = spanOf(operand);
            const before = operands[index - 1];
            const after = operands[index + 1];
            return {
              change: `without «${inOneLine(rules.source.slice(at, end))}»`,
              // With the operator beside it.
              at: before === undefined ? at : spanOf(before).end,
              end: before === undefined && after !== undefined ? spanOf(after).at : end,
              text: '',
            };
          }),
        ),
    );

const swapAndOr: Operator = (rules) =>
  clauseEdits(rules, ({ tokens }) =>
    tokens.flatMap((token, index) => {
      const other = { '&&': '||', '||': '&&' }[token.text];
      if (other === undefined) return [];
      const rest = tokens.slice(index + 1, index + 6);
      const next = inOneLine(rules.source.slice(rest[0]?.at ?? 0, rest.at(-1)?.end ?? 0));
      return [
        { change: `${token.text} → ${other} before «${next}»`, ...spanOf([token]), text: other },
      ];
    }),
  );

/** The operator `truth` changes conditions that are constants. */
const conditionTrue: Operator = (rules) =>
  clauseEdits(rules, ({ kind, tokens, verbs }) =>
    kind === 'allow' && tokens.length > 1
      ? [
          {
            change: `allow ${verbs.map(({ text }) => text).join(', ')}: if true`,
            ...spanOf(tokens),
            text: 'true',
          },
        ]
      : [],
  );

const isList = ({ tokens }: Clause) => tokens[0]?.text === '[';

const functionTrue: Operator = (rules) =>
  clauseEdits(rules, (clause) =>
    clause.kind === 'return' && !isList(clause)
      ? [{ change: 'return true', ...spanOf(clause.tokens), text: 'true' }]
      : [],
  );

/** Replaces a call of our own functions by true, except operands of `&&` (`drop-conjunct`). */
const callTrue: Operator = (rules) => {
  const lists = new Set(rules.clauses.filter(isList).map(({ where }) => where));
  return clauseEdits(rules, ({ tokens }) => {
    const conjuncts = findJunctions(tokens)
      .filter(({ operator }) => operator === '&&')
      .flatMap(({ operands }) => operands.map((operand) => JSON.stringify(spanOf(operand))));
    return tokens.flatMap((token, index) => {
      if (!rules.functions.has(token.text) || lists.has(token.text)) return [];
      const close = tokens[index + 2 + insideOf(tokens, index + 1).length] ?? token;
      const span = spanOf([token, close]);
      if (conjuncts.includes(JSON.stringify(span))) return [];
      const call = inOneLine(rules.source.slice(span.at, span.end));
      return [{ change: `${call} → true`, ...span, text: 'true' }];
    });
  });
};

export const logicOperators: Readonly<Record<string, Operator>> = {
  'drop-conjunct': dropOperand('&&'),
  'drop-disjunct': dropOperand('||'),
  'swap-and-or': swapAndOr,
  'condition-true': conditionTrue,
  'function-true': functionTrue,
  'call-true': callTrue,
};
