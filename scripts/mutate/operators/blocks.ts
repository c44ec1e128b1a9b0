import { collections } from '../../../domain/collections.ts';
import { type Edit, inOneLine, type Operator } from '../mutant.ts';
import type { Rules } from '../read-rules.ts';

const verbs = ['get', 'list', 'create', 'update', 'delete'] as const;

/** One more verb for each `allow`, or all verbs of its kind. */
const verb: Operator = ({ clauses }) =>
  clauses.flatMap(({ where, verbs: grantedVerbs, tokens }): Edit[] => {
    const [first] = grantedVerbs;
    const last = grantedVerbs.at(-1);
    if (first === undefined || last === undefined || tokens[0]?.text === 'false') return [];
    const names = grantedVerbs.map(({ text }) => text);
    const old = names.join(', ');
    const kind = names.some((name) => name === 'get' || name === 'list') ? 'read' : 'write';
    const more = verbs.filter((name) => !names.includes(name));
    return [kind, ...more.map((name) => `${old}, ${name}`)].map((text) => ({
      where,
      change: `allow ${old} → allow ${text}`,
      at: first.at,
      end: last.end,
      text,
    }));
  });

/** A refusal for all stays one. A removed grant becomes one. */
const grant: Operator = ({ clauses }) =>
  clauses.flatMap(({ where, kind, verbs: grantedVerbs, tokens }): Edit[] => {
    const [first] = tokens;
    const last = tokens.at(-1);
    if (kind !== 'allow' || tokens.length < 2 || !first || !last) return [];
    const names = grantedVerbs.map(({ text }) => text).join(', ');
    return [
      { where, change: `allow ${names}: if false`, at: first.at, end: last.end, text: 'false' },
    ];
  });

/** The same block for deeper folders, deeper paths, and neighbours. */
const path: Operator = ({ matches }) =>
  matches.flatMap(({ path: old, at }) => {
    // The outermost block names the database or the bucket. Every path has it.
    if (old.startsWith('/databases/') || old.startsWith('/b/')) return [];
    const paths = old.endsWith('=**}')
      ? [old.replace('=**}', '}')]
      : [
          `/{any=**}${old}`,
          `${old}/{below=**}`,
          old.replace(/\{(\w+)\}$/u, '{$1=**}'),
          old.replace(/^\/\w+/u, '/{any}'),
          old.replace(/^\/\w+/u, '$&Other'),
        ];
    return paths
      .filter((text) => text !== old)
      .map((text) => ({
        where: old,
        change: `match ${old} → match ${text}`,
        at,
        end: at + old.length,
        text,
      }));
  });

const outermost = ({ matches }: Rules) =>
  matches.find((block) => /^\/(?:databases|b)\//u.test(block.path));

/** Access for staff where nobody has any: each private collection, and every path. */
const addedBlock: Operator = (rules) => {
  const block = outermost(rules);
  if (block === undefined) return [];
  const isFirestore = block.path.startsWith('/databases/');
  const closedCollections = Object.entries(collections).filter(([, { read }]) => read === 'nobody');
  const paths = isFirestore
    ? [...closedCollections.map(([name]) => `/${name}/{id}`), '/{path=**}']
    : ['/originals/{file}', '/{file}', '/{path=**}'];
  return paths.flatMap((path) =>
    verbs.map((name) => {
      const text = `match ${path} { allow ${name}: if isStaff(); }`;
      return {
        where: block.path,
        change: inOneLine(text),
        at: block.close,
        end: block.close,
        text,
      };
    }),
  );
};

export const blockOperators: Readonly<Record<string, Operator>> = {
  verb,
  grant,
  path,
  'added-block': addedBlock,
};
