import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes every character with a meaning in markup', () => {
  expect(escapeHtml('<b title="3">Anna & Zoé</b>')).toBe(
    '&lt;b title=&quot;3&quot;&gt;Anna &amp; Zoé&lt;/b&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
