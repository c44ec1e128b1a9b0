import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, visitorKeys } from 'oxc-parser';
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
function getName(node: Node): string | undefined {
  if (node.type !== 'Property' && node.type !== 'VariableDeclarator') return undefined;
  const name = node.type === 'Property' ? node.key : node.id;
  if (name.type === 'Identifier') return name.name;
  return name.type === 'Literal' && typeof name.value === 'string' ? name.value : undefined;
}

/** Finds the language of `title_fr`, and of `title` beside it. */
function findFieldLocale(parent: Node, name: string): Locale | undefined {
  if (parent.type !== 'ObjectExpression') return undefined;
  if (name.endsWith('_fr')) return 'fr';
  return parent.properties.some((one) => getName(one) === `${name}_fr`) ? 'en' : undefined;
}

function findPlace(node: Node, parent: Node, place: Place): Place {
  const name = getName(node);
  if (name === undefined) return place;
  const nameLocale = isLocale(name) ? name : findFieldLocale(parent, name);
  // The outer language wins. In the folder of a language, `fr` and `en` are ordinary names.
  return { locale: place.locale ?? nameLocale, names: [...place.names, name] };
}

const typedExpressions = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];

/** Whether the strings below a node are not texts: types, imports and comparisons. */
const hasNoTexts = (node: Node): boolean =>
  (node.type.startsWith('TS') && !typedExpressions.includes(node.type)) ||
  node.type === 'ImportDeclaration' ||
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.declaration === null) ||
  (node.type === 'MemberExpression' && node.computed) ||
  (node.type === 'BinaryExpression' && ['===', '!=='].includes(node.operator));

/** A string that is no text: words joined by `:`, `_`, `=` or `.`, or an address with a query. */
const code = /^[?\w{}-]*[:_=.][\w:=.-]+$|^\S*\?\w+=\S*$/u;

/** Reads a string. An inserted value becomes a placeholder of i18next. */
function readText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join('{{value}}');
}

/** Lists the nodes below a node, without the name of a property. */
const listChildren = (node: Node): readonly Node[] =>
  (visitorKeys[node.type] ?? [])
    .filter((key) => node.type !== 'Property' || key !== 'key')
    .flatMap((key) => (node as unknown as Record<string, Node | (Node | null)[] | null>)[key])
    .filter((child) => child !== null && child !== undefined);

/**
 * Lists the texts of a source file. Leaves out a text if neither the path nor a property tells its
 * language.
 */
export function listFileTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  const visit = (node: Node, parent: Node, parentPlace: Place): void => {
    if (hasNoTexts(node)) return;
    const place = findPlace(node, parent, parentPlace);
    const text = readText(node);
    if (place.locale !== undefined && text !== undefined && !code.test(text)) {
      const line = source.slice(0, node.start).split('\n').length;
      texts.push({ locale: place.locale, file, line, key: place.names.join('.'), text });
    }
    for (const child of listChildren(node)) visit(child, node, place);
  };
  const { program } = parseSync(file, source);
  visit(program, program, { locale: file.split('/').find(isLocale), names: [] });
  return texts;
}

const folders = ['club', 'domain', 'functions/src', 'web/src'];
const testFile = /\.test\.tsx?$|\/testing\//u;

/** Lists the texts of the site, its mails, its dashboard and its first content. */
export const listTexts = (): readonly SourceText[] =>
  listSources(...folders)
    .filter((file) => !testFile.test(file))
    .flatMap((file) => listFileTexts(file, readFileSync(join(root, file), 'utf8')));
