import type { Locale } from '@club/domain/locale';
import { type PageManifest, manifestId } from '../src/app/first-paint/page-manifest.ts';

/** What makes one page of the template. */
interface DocumentParts {
  readonly locale: Locale;
  /** The page's file, by which the browser knows whose page this is. */
  readonly page: string;
  readonly start: PageManifest;
  /** The head's elements that are this page's own. */
  readonly head: string;
  /** The page's HTML; empty in the app shell. */
  readonly html: string;
}

/** The template as the bundler leaves it, without its scripts: the first script starts those. */
export const withoutScripts = (template: string): string =>
  template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/gu, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/gu, '');

/** JSON as it may stand in a script element: nothing in it can end the element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Composes a page; `scripts` are the template and the first script, the same for all pages. */
export function composeDocument(
  { template, first }: { readonly template: string; readonly first: string },
  { locale, page, start, head, html }: DocumentParts,
): string {
  const data = `<script type="application/json" id="${manifestId}">${toScriptJson(start)}</script>`;
  const marks = html === '' ? '' : ` data-locale="${locale}" data-page="${page}"`;
  // Functions, because a text's `$` would mean something to `replace`.
  return template
    .replace('<html lang="fr">', () => `<html lang="${locale}">`)
    .replace('<!--first-->', () => `${data}\n    <script>${first}</script>`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${marks}>${html}</div>`);
}
