import { escapeHtml } from '@club/domain/escape-html';
import type { PageHead } from '../src/app/head/page-head.ts';
import { toScriptJson } from './document.ts';

/** Renders an element without content. */
export function renderTag(tag: string, attributes: Readonly<Record<string, string>>): string {
  const attributeTexts = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  );
  return `<${tag} ${attributeTexts.join(' ')}>`;
}

/** The elements of a page's head as HTML. `structuredData` describes the page for search engines (JSON-LD). */
export function renderHead({ title, tags }: PageHead, structuredData?: object): string {
  const elements = tags.map(({ key, tag, attributes }) =>
    renderTag(tag, { ...attributes, 'data-head': key }),
  );
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...elements,
    ...(structuredData
      ? [`<script type="application/ld+json">${toScriptJson(structuredData)}</script>`]
      : []),
  ].join('\n    ');
}
