import { findJunctions, getTokensInside, getSpan } from '../expressions.ts';
import { type Edit, toOneLine, type Operator } from '../mutant.ts';
import type { Clause, Rules } from '../read-rules.ts';

const editClauses = (rules: Rules, findEdits: (clause: Clause) => readonly Omit<Edit, 'where'>[]) =>
  rules.clauses.flatMap((clause) =>
    findEdits(clause).map((edit) => ({ where: clause.where, ...edit })),
  );

/** Removes each operand of each junction with this operator, one in each mutant. */
const dropOperand =
  (operator: '&&' | '||'): Operator =>
  (rules) =>
    editClauses(rules, ({ tokens }) =>
      findJunctions(tokens)
        .filter((junction) => junction.operator === operator)
        .flatMap(({ operands }) =>
          operands.map((operand, index) => {
            const { at, end } = getSpan(operand);
            const before = operands[index - 1];
            const after = operands[index + 1];
            return {
              change: `without «${toOneLine(rules.source.slice(at, end))}»`,
              // Includes the operator beside the operand.
              at: before === undefined ? at : getSpan(before).end,
              end: before === undefined && after !== undefined ? getSpan(after).at : end,
              text: '',
            };
          }),
        ),
    );

const swapAndOr: Operator = (rules) =>
  editClauses(rules, ({ tokens }) =>
    tokens.flatMap((token, index) => {
      const otherOperator = { '&&': '||', '||': '&&' }[token.text];
      if (otherOperator === undefined) return [];
      const rest = tokens.slice(index + 1, index + 6);
      const next = toOneLine(rules.source.slice(rest[0]?.at ?? 0, rest.at(-1)?.end ?? 0));
      return [
        {
          change: `${token.text} → ${otherOperator} before «${next}»`,
          ...getSpan([token]),
          text: otherOperator,
        },
      ];
    }),
  );

/** Replaces conditions by `true`. The operator `truth` changes constant conditions. */
const conditionTrue: Operator = (rules) =>
  editClauses(rules, ({ kind, tokens, verbs }) =>
    kind === 'allow' && tokens.length > 1
      ? [
          {
            change: `allow ${verbs.map(({ text }) => text).join(', ')}: if true`,
            ...getSpan(tokens),
            text: 'true',
          },
        ]
      : [],
  );

const isList = ({ tokens }: Clause) => tokens[0]?.text === '[';

const functionTrue: Operator = (rules) =>
  editClauses(rules, (clause) =>
    clause.kind === 'return' && !isList(clause)
      ? [{ change: 'return true', ...getSpan(clause.tokens), text: 'true' }]
      : [],
  );

/**
 * Replaces each call of a function of the rules by `true`. Leaves out functions that return a list,
 * and operands of `&&`, which `drop-conjunct` removes.
 */
const callTrue: Operator = (rules) => {
  const functionsReturningLists = new Set(rules.clauses.filter(isList).map(({ where }) => where));
  return editClauses(rules, ({ tokens }) => {
    const conjuncts = findJunctions(tokens)
      .filter(({ operator }) => operator === '&&')
      .flatMap(({ operands }) => operands.map((operand) => JSON.stringify(getSpan(operand))));
    return tokens.flatMap((token, index) => {
      if (!rules.functions.has(token.text) || functionsReturningLists.has(token.text)) return [];
      const close = tokens[index + 2 + getTokensInside(tokens, index + 1).length] ?? token;
      const span = getSpan([token, close]);
      if (conjuncts.includes(JSON.stringify(span))) return [];
      const call = toOneLine(rules.source.slice(span.at, span.end));
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
