import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes the characters that have a meaning in an element or a double-quoted attribute', () => {
  expect(escapeHtml('<b title="3">Anna & Zoé</b>')).toBe(
    '&lt;b title=&quot;3&quot;&gt;Anna &amp; Zoé&lt;/b&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
