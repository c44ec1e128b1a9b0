import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isLocale, type Locale } from '../../domain/locale.ts';
import { root } from '../../emulators/project.ts';
import { listSources } from './list-sources.ts';

/** A text of the site in one language, and where it is. */
export interface SourceText {
  readonly locale: Locale;
  readonly file: string;
  readonly line: number;
  /** The names that lead to the text in its file, such as `contact.error.title`. */
  readonly key: string;
  readonly text: string;
}

/** Where a node is: its language, if known, and the names above it. */
interface Place {
  readonly locale: Locale | undefined;
  readonly names: readonly string[];
}

/** Gets the name of the property or variable that a node declares; undefined for other nodes. */
const getName = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : undefined;

/** Finds the language of `title_fr`, and of `title` beside it. */
function findFieldLocale(node: ts.Node, name: string): Locale | undefined {
  if (!ts.isObjectLiteralExpression(node.parent)) return undefined;
  if (name.endsWith('_fr')) return 'fr';
  const hasFrench = node.parent.properties.some((property) => getName(property) === `${name}_fr`);
  return hasFrench ? 'en' : undefined;
}

function findPlace(node: ts.Node, place: Place): Place {
  const name = getName(node);
  if (name === undefined) return place;
  const nameLocale = isLocale(name) ? name : findFieldLocale(node, name);
  // The outer language wins. In the folder of a language, `fr` and `en` are ordinary names.
  return { locale: place.locale ?? nameLocale, names: [...place.names, name] };
}

const equalities = [
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/** Whether the strings below a node are not texts: types, imports and comparisons. */
const hasNoTexts = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isElementAccessExpression(node) ||
  (ts.isBinaryExpression(node) && equalities.includes(node.operatorToken.kind));

/** A string that is no text: words joined by `:`, `_`, `=` or `.`, or an address with a query. */
const code = /^[?\w{}-]*[:_=.][\w:=.-]+$|^\S*\?\w+=\S*$/u;

/** Reads a string. An inserted value becomes a placeholder of i18next. */
function readText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map(({ literal }) => `{{value}}${literal.text}`).join('')
  );
}

/**
 * Lists the texts of a source file. Leaves out a text if neither the path nor a property tells its
 * language.
 */
export function listFileTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  const sourceFile = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, parentPlace: Place): void => {
    if (hasNoTexts(node)) return;
    const place = findPlace(node, parentPlace);
    const text = readText(node);
    if (place.locale !== undefined && text !== undefined && !code.test(text)) {
      const line = sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      texts.push({ locale: place.locale, file, line, key: place.names.join('.'), text });
    }
    ts.forEachChild(node, (child) => {
      const isPropertyName = ts.isPropertyAssignment(node) && child === node.name;
      if (!isPropertyName) visit(child, place);
    });
  };
  const folderLocale = file.split('/').find(isLocale);
  visit(sourceFile, { locale: folderLocale, names: [] });
  return texts;
}

const folders = ['club', 'domain', 'functions/src', 'web/src'];
const testFile = /\.test\.tsx?$|\/testing\//u;

/** Lists the texts of the site, its mails, its dashboard and its first content. */
export const listTexts = (): readonly SourceText[] =>
  listSources(...folders)
    .filter((file) => !testFile.test(file))
    .flatMap((file) => listFileTexts(file, readFileSync(join(root, file), 'utf8')));
