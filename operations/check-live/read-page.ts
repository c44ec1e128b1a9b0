import { identity } from '@club/about/identity';
import { escapeHtml } from '@club/domain/escape-html';
import { getEnglishAddress, type Locale, locales } from '@club/domain/locale';
import { fetchAsVisitor, parseJson, visit } from '../doctor/visitor.ts';
import { requireThat } from '../requirements/requirement.ts';
import * as v from 'valibot';
import type { LiveContext } from './live-check.ts';

/** The path of a page in a language, such as `/en/club` for `/club` in English. */
export const toLocalePath = (path: string, locale: Locale): string =>
  locale === 'en' ? getEnglishAddress(path) : path;

/** Returns the HTML of the first element with this tag name; empty without one. */
const findElement = (html: string, name: string): string =>
  new RegExp(`<${name}[ >][^]*?</${name}>`, 'u').exec(html)?.[0] ?? '';

/** Whether a page's HTML contains a text. HTML has the text's special characters escaped. */
export const hasText = (html: string, text: string): boolean => html.includes(escapeHtml(text));

/**
 * Reads a page in one language. Checks its status, its language, its title and its main heading.
 *
 * @throws Error with what is wrong
 */
async function readPage(context: LiveContext, path: string, locale: Locale): Promise<string> {
  const localePath = toLocalePath(path, locale);
  const { text } = await visit(context, context.origin + localePath);
  requireThat(
    text.includes(`<html lang="${locale}"`),
    `${localePath} is not in its language, ${locale}`,
  );
  requireThat(
    hasText(findElement(text, 'title'), identity.name[locale]),
    `the title of ${localePath} lacks the club’s name`,
  );
  requireThat(findElement(text, 'h1') !== '', `${localePath} has no main heading`);
  return text;
}

/** Reads a page in both languages, French first. */
export const readPages = (context: LiveContext, path: string): Promise<readonly string[]> =>
  Promise.all(locales.map((locale) => readPage(context, path, locale)));

const manifestSchema = v.object({
  reads: v.object({ address: v.string(), bodies: v.record(v.string(), v.string()) }),
});
const rowsSchema = v.array(
  v.object({ document: v.optional(v.object({ name: v.string(), fields: v.unknown() })) }),
);

/**
 * Reads the lists of a page from Firestore, with the requests of the page's own early reads.
 *
 * @returns each list's name and number of rows, such as `banners 3`
 * @throws Error with what is wrong
 */
export async function readLists(
  context: LiveContext,
  html: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const text = /id="page-manifest">([^<]*)</u.exec(html)?.[1] ?? '';
  const reads = parseJson(manifestSchema, text)?.reads;
  requireThat(reads !== undefined, 'the page does not say which lists it reads');
  return Promise.all(
    names.map(async (name) => {
      const body = reads.bodies[name];
      requireThat(body !== undefined, `the page does not read the list ${name}`);
      const response = await fetchAsVisitor(context, reads.address, { method: 'POST', body });
      requireThat(response.status === 200, `the list ${name} responds with ${response.status}`);
      const rows = parseJson(rowsSchema, response.text);
      requireThat(rows !== undefined, `the list ${name} is not in its format`);
      return `${name} ${rows.filter(({ document }) => document !== undefined).length}`;
    }),
  );
}
