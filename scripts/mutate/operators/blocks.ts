import { collections } from '../../../domain/collections.ts';
import { type Edit, toOneLine, type Operator } from '../mutant.ts';
import type { Rules } from '../read-rules.ts';

const verbs = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Adds a verb to each `allow`, or replaces its verbs by `read` or `write`. */
const changeVerbs: Operator = ({ clauses }) =>
  clauses.flatMap(({ where, verbs: grantedVerbs, tokens }): Edit[] => {
    const [first] = grantedVerbs;
    const last = grantedVerbs.at(-1);
    if (first === undefined || last === undefined || tokens[0]?.text === 'false') return [];
    const names = grantedVerbs.map(({ text }) => text);
    const current = names.join(', ');
    const verbGroup = names.some((name) => name === 'get' || name === 'list') ? 'read' : 'write';
    const missingVerbs = verbs.filter((name) => !names.includes(name));
    return [verbGroup, ...missingVerbs.map((name) => `${current}, ${name}`)].map((text) => ({
      where,
      change: `allow ${current} → allow ${text}`,
      at: first.at,
      end: last.end,
      text,
    }));
  });

/**
 * Replaces each condition by `false`, so that nobody is allowed. Another operator changes constant
 * conditions.
 */
const makeConditionFalse: Operator = ({ clauses }) =>
  clauses.flatMap(({ where, kind, verbs: grantedVerbs, tokens }): Edit[] => {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (kind !== 'allow' || tokens.length < 2 || !first || !last) return [];
    const names = grantedVerbs.map(({ text }) => text).join(', ');
    return [
      { where, change: `allow ${names}: if false`, at: first.at, end: last.end, text: 'false' },
    ];
  });

/**
 * Makes each path match in any folder, at any depth, or in another collection. A path that matches
 * any depth becomes one of a single segment.
 */
const changePath: Operator = ({ matchBlocks }) =>
  matchBlocks.flatMap(({ path: current, at }) => {
    // The outermost block's path is the database or the bucket. All paths begin with it.
    if (current.startsWith('/databases/') || current.startsWith('/b/')) return [];
    const paths = current.endsWith('=**}')
      ? [current.replace('=**}', '}')]
      : [
          `/{any=**}${current}`,
          `${current}/{below=**}`,
          current.replace(/\{(\w+)\}$/u, '{$1=**}'),
          current.replace(/^\/\w+/u, '/{any}'),
          current.replace(/^\/\w+/u, '$&Other'),
        ];
    return paths
      .filter((text) => text !== current)
      .map((text) => ({
        where: current,
        change: `match ${current} → match ${text}`,
        at,
        end: at + current.length,
        text,
      }));
  });

const findOutermostBlock = ({ matchBlocks }: Rules) =>
  matchBlocks.find((block) => /^\/(?:databases|b)\//u.test(block.path));

/**
 * Adds a block that allows staff one verb. In Firestore it matches a private collection or every
 * path, in Storage a path without rules or every path.
 */
const addBlock: Operator = (rules) => {
  const block = findOutermostBlock(rules);
  if (block === undefined) return [];
  const isFirestore = block.path.startsWith('/databases/');
  const privateCollections = Object.entries(collections).filter(
    ([, { read }]) => read === 'nobody',
  );
  const paths = isFirestore
    ? [...privateCollections.map(([name]) => `/${name}/{id}`), '/{path=**}']
    : ['/originals/{file}', '/{file}', '/{path=**}'];
  return paths.flatMap((path) =>
    verbs.map((name) => {
      const text = `match ${path} { allow ${name}: if isStaff(); }`;
      return {
        where: block.path,
        change: toOneLine(text),
        at: block.close,
        end: block.close,
        text,
      };
    }),
  );
};

export const blockOperators: Readonly<Record<string, Operator>> = {
  verb: changeVerbs,
  'condition-false': makeConditionFalse,
  path: changePath,
  'added-block': addBlock,
};
