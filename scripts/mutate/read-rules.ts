/** A token of a rules file; `at` and `end` are offsets into the source. */
export interface Token {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** An expression: an `allow` condition, a `let` value, or a function's return value. */
export interface Clause {
  /** The name of the function, or the path of the match block, around the expression. */
  readonly where: string;
  readonly kind: 'allow' | 'let' | 'return';
  readonly tokens: readonly Token[];
  /** The verbs of an `allow`, else empty. */
  readonly verbs: readonly Token[];
}

interface MatchBlock {
  readonly path: string;
  /** The offsets of the path and of the block's braces. */
  readonly at: number;
  readonly open: number;
  readonly close: number;
}

/** The parts of a rules file that the mutation operators (`operators/`) change. */
export interface Rules {
  readonly source: string;
  readonly clauses: readonly Clause[];
  readonly matchBlocks: readonly MatchBlock[];
  /** The parameters of each function, by its name. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
}

const tokenPattern =
  /(?<skipped>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\d+(?:[.]\d+)?|[A-Za-z_]\w*|&&|\|\||[=!<>]=|[^\s]/gu;

function tokenize(source: string): Token[] {
  return [...source.matchAll(tokenPattern)]
    .filter(({ groups }) => groups?.['skipped'] === undefined)
    .map(({ 0: text, index }) => ({ text, at: index, end: index + text.length }));
}

interface OpenBlock {
  readonly name: string;
  readonly match: Omit<MatchBlock, 'close'> | undefined;
}

/** Reads a rules file into blocks, clauses and tokens. */
export function readRules(source: string): Rules {
  const tokens = tokenize(source);
  const clauses: Clause[] = [];
  const matchBlocks: MatchBlock[] = [];
  const functions = new Map<string, readonly string[]>();
  const blocks: OpenBlock[] = [];
  const getText = (index: number) => tokens[index]?.text ?? '';
  const find = (text: string, from: number) => {
    let index = from;
    while (index < tokens.length && getText(index) !== text) index += 1;
    return index;
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    const where = blocks.at(-1)?.name ?? '';
    if (token.text === 'match') {
      const path = /\s*(?<path>\S+)\s/u.exec(source.slice(token.end))?.groups?.['path'] ?? '';
      const at = source.indexOf(path, token.end);
      index = tokens.findIndex(({ at: start, text }) => start >= at + path.length && text === '{');
      blocks.push({ name: path, match: { path, at, open: tokens[index]?.at ?? at } });
    } else if (token.text === 'function') {
      const close = find(')', index);
      const parameters = tokens.slice(index + 3, close).filter(({ text }) => text !== ',');
      functions.set(
        getText(index + 1),
        parameters.map(({ text }) => text),
      );
      blocks.push({ name: getText(index + 1), match: undefined });
      index = find('{', close);
    } else if (token.text === 'service') {
      blocks.push({ name: 'service', match: undefined });
      index = find('{', index);
    } else if (token.text === 'allow' || token.text === 'return' || token.text === 'let') {
      const end = find(';', index);
      const start = find({ allow: 'if', return: 'return', let: '=' }[token.text], index);
      const verbs = token.text === 'allow' ? tokens.slice(index + 1, start - 1) : [];
      clauses.push({
        where,
        kind: token.text,
        tokens: tokens.slice(start + 1, end),
        verbs: verbs.filter(({ text }) => text !== ','),
      });
      index = end;
    } else if (token.text === '}') {
      const closedBlock = blocks.pop();
      if (closedBlock?.match !== undefined)
        matchBlocks.push({ ...closedBlock.match, close: token.at });
    }
    index += 1;
  }
  return { source, clauses, matchBlocks, functions };
}
