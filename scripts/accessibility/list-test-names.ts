import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../emulators/project.ts';

/** Whether a call declares a test: `it(…)`, `test(…)`, `it.each(…)(…)`. */
const declaresTest = ({ expression }: ts.CallExpression): boolean =>
  /^(?:it|test)(?:\.each\b.*)?$/su.test(expression.getText());

/** Lists the names of a file's tests as they are written, placeholders included. */
export function listTestNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTest(node)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteral(name)) names.push(name.text);
      else if (name && ts.isTemplateLiteral(name)) names.push(name.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Placeholders in an already escaped name: `${…}`, `%s` and its like, `$name`. */
const escapedPlaceholders = /\\\$\\\{.+?\\\}|%[sdijo]|\\\$\w+/gu;

/** Makes a pattern that matches the names of all cases of a test. */
export const toNamePattern = (name: string): RegExp =>
  new RegExp(
    `^${name.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`).replace(escapedPlaceholders, '.+')}$`,
    'su',
  );
