import type { Token } from './read-rules.ts';

/** Two or more operands joined by the same operator. */
export interface Junction {
  readonly operator: '&&' | '||';
  readonly operands: readonly (readonly Token[])[];
}

const depthChanges = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
]);

/** Splits tokens at a separator outside brackets. */
export function splitAt(tokens: readonly Token[], separator: string): (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthChanges.get(token.text) ?? 0;
    if (depth === 0 && token.text === separator) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Gets the tokens inside the brackets that open at an index. */
export function getTokensInside(tokens: readonly Token[], open: number): readonly Token[] {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    depth += depthChanges.get(tokens[index]?.text ?? '') ?? 0;
    if (depth === 0) return tokens.slice(open + 1, index);
  }
  return [];
}

/** Finds every junction in an expression, also inside parentheses, but not in other brackets. */
export function findJunctions(tokens: readonly Token[]): Junction[] {
  for (const operator of ['||', '&&'] as const) {
    const operands = splitAt(tokens, operator);
    if (operands.length > 1) return [{ operator, operands }, ...operands.flatMap(findJunctions)];
  }
  return tokens.flatMap((token, index) => {
    if (token.text !== '(' || isNested(tokens, index)) return [];
    return findJunctions(getTokensInside(tokens, index));
  });
}

/** Whether a token is in brackets. */
function isNested(tokens: readonly Token[], index: number): boolean {
  let depth = 0;
  for (const { text } of tokens.slice(0, index)) depth += depthChanges.get(text) ?? 0;
  return depth > 0;
}

/** Gets the offsets in the source where tokens begin and end. */
export function getSpan(tokens: readonly Token[]): { at: number; end: number } {
  return { at: tokens[0]?.at ?? 0, end: tokens.at(-1)?.end ?? 0 };
}
