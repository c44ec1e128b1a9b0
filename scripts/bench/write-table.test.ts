import { expect, it } from 'vitest';
import { replaceTable } from './write-table.ts';

const page = [
  'a',
  '<!-- written by npm run bench api -->\nold\n<!-- end of api -->',
  '<!-- written by npm run bench pages -->\nkept\n<!-- end of pages -->',
  'b',
].join('\n');

it('replaces only the table between its markers, which remain for the next run', () => {
  const once = replaceTable(page, 'api', 'new');
  expect(once).toContain('a\n');
  expect(once).toContain('new');
  expect(once).toContain('kept');
  expect(once).not.toContain('old');
  expect(replaceTable(once, 'api', 'new')).toBe(once);
});

it('refuses a page without the table’s markers', () => {
  expect(() => replaceTable('nothing', 'pages', 'new')).toThrow('No "');
});
