import ts from 'typescript';

/** Finds the value of a constant of the file, exported or not. Omits an `as const` after it. */
function findConstant(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: variable, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(variable) && variable.text === name && initializer) {
        return ts.isAsExpression(initializer) ? initializer.expression : initializer;
      }
    }
  }
  return undefined;
}

/** Finds the property in an object, or in an object that is spread into it. */
function findProperty(
  file: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
  field: string,
): ts.Node | undefined {
  // The last one wins, as it does at run time.
  for (const property of object.properties.toReversed()) {
    if (property.name?.getText(file).replaceAll(/['"]/gu, '') === field) return property;
    if (!ts.isSpreadAssignment(property) || !ts.isIdentifier(property.expression)) continue;
    const spreadObject = findConstant(file, property.expression.text);
    if (!spreadObject || !ts.isObjectLiteralExpression(spreadObject)) continue;
    const node = findProperty(file, spreadObject, field);
    if (node) return node;
  }
  return undefined;
}

const getLine = (file: ts.SourceFile, position: number): number =>
  file.getLineAndCharacterOfPosition(position).line + 1;

/**
 * Finds the line of a field in a list of rows: `export const NAME = [{ field: … }]`. Returns
 * the row's first line if it lacks the field, and 1 if there is no such row.
 */
export function findLine(text: string, name: string, index: number, field: string): number {
  const file = ts.createSourceFile(`${name}.ts`, text, ts.ScriptTarget.Latest, true);
  const list = findConstant(file, name);
  const row = list && ts.isArrayLiteralExpression(list) ? list.elements[index] : undefined;
  if (!row) return 1;
  const property = ts.isObjectLiteralExpression(row) ? findProperty(file, row, field) : undefined;
  return getLine(file, (property ?? row).getStart(file));
}

/** Finds the first syntax error of a TypeScript file, with the compiler's message. */
export function findSyntaxFault(
  text: string,
): { readonly line: number; readonly message: string } | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true });
  const [first] = diagnostics;
  if (first?.file === undefined || first.start === undefined) return undefined;
  return {
    line: getLine(first.file, first.start),
    message: ts.flattenDiagnosticMessageText(first.messageText, ' '),
  };
}
