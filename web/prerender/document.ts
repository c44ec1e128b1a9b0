import type { Locale } from '@club/domain/locale';
import {
  localeAttribute,
  manifestId,
  pageAttribute,
  type PageManifest,
} from '../src/first-paint/contract.ts';

/** The parts of a page that are inserted into the template. */
interface DocumentParts {
  readonly locale: Locale;
  /**
   * The page's name in the table of pages, by which the browser identifies the page. Empty if the
   * browser must replace the page instead of hydrating it.
   */
  readonly pageName: string;
  readonly manifest: PageManifest;
  /** The elements of the head that differ between pages. */
  readonly head: string;
  /** The page's HTML; empty in the app shell. */
  readonly html: string;
}

/** The bundler's template without its scripts. The inline script loads them. */
export const removeScripts = (template: string): string =>
  template
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/gu, '')
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/gu, '');

/** Serializes a value for a script element. Escapes each `<`, so that no text ends the element. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Composes a page. The template and the inline script are the same for all pages. */
export function composeDocument(
  { template, inlineScript }: { readonly template: string; readonly inlineScript: string },
  { locale, pageName, manifest, head, html }: DocumentParts,
): string {
  const manifestElement = `<script type="application/json" id="${manifestId}">${toScriptJson(manifest)}</script>`;
  const rootAttributes =
    html === '' ? '' : ` ${localeAttribute}="${locale}" ${pageAttribute}="${pageName}"`;
  // Each replacement is a function, because `replace` interprets `$` in a string.
  return template
    .replace('<html lang="fr">', () => `<html lang="${locale}">`)
    .replace(
      '<!--inline-script-->',
      () => `${manifestElement}\n    <script>${inlineScript}</script>`,
    )
    .replace('<!--head-->', () => head)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${rootAttributes}>${html}</div>`,
    );
}
