import { getSpan } from '../expressions.ts';
import { type Edit, toOneLine, type Operator } from '../mutant.ts';
import type { Clause, Rules, Token } from '../read-rules.ts';

/** A token of a clause with its surroundings. */
export interface TokenContext {
  readonly token: Token;
  readonly index: number;
  readonly tokens: readonly Token[];
  readonly clause: Clause;
  readonly rules: Rules;
  /** Gets the text of the token at this distance. */
  readonly getText: (distance: number) => string;
}

/** An edit that replaces the tokens at the distances `from` to `to`, both 0 by default. */
export interface TokenEdit {
  readonly from?: number;
  readonly to?: number;
  readonly text: string;
}

/** Makes a mutation operator from a function that finds the edits at one token. */
export const makeTokenOperator =
  (findEdits: (context: TokenContext) => readonly TokenEdit[]): Operator =>
  (rules) =>
    rules.clauses.flatMap((clause) =>
      clause.tokens.flatMap((token, index) => {
        const { tokens } = clause;
        const getText = (distance: number) => tokens[index + distance]?.text ?? '';
        const context = { token, index, tokens, clause, rules, getText };
        return findEdits(context).map((edit) => toEdit(context, edit));
      }),
    );

function toEdit({ index, tokens, clause, rules }: TokenContext, edit: TokenEdit): Edit {
  const { from = 0, to = 0, text } = edit;
  const span = getSpan(tokens.slice(index + from, index + to + 1));
  // Some tokens before and after identify the change.
  const around = getSpan(tokens.slice(Math.max(0, index + from - 4), index + to + 3));
  const before = rules.source.slice(around.at, span.at);
  const after = rules.source.slice(span.end, around.end);
  const old = rules.source.slice(span.at, span.end);
  return {
    where: clause.where,
    change: `«${toOneLine(`${before}${old}${after}`)}»: ${toOneLine(old)} → ${text === '' ? '(nothing)' : text}`,
    ...span,
    text,
  };
}

/** Makes the edits that replace the same tokens by each of these texts. */
export const replaceByEach = (
  texts: readonly string[],
  range: Omit<TokenEdit, 'text'> = {},
): readonly TokenEdit[] => texts.map((text) => ({ ...range, text }));
