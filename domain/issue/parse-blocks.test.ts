import { Lexer } from 'marked';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import { parseStoredBlocks, serializeBlocks } from './blocks.ts';
import { parseBlocks } from './parse-blocks.ts';

const paragraph = (text: string) => ({ type: 'paragraph', spans: [{ text }] });

describe('the text of an issue', () => {
  it('without Markdown keeps its paragraphs and lines', () => {
    expect(parseBlocks('Monday, 6 p.m.\nBring <water> & shoes.\n\n\n— Maude')).toEqual([
      paragraph('Monday, 6 p.m.\nBring <water> & shoes.'),
      paragraph('— Maude'),
    ]);
  });

  it('has headings of two levels, bold text and lists', () => {
    expect(
      parseBlocks(
        '## Tryouts\n### When\n**Monday**, with:\n- water\n- **shoes**\n\n3. run\n4. jump',
      ),
    ).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'Tryouts' }] },
      { type: 'heading', level: 3, spans: [{ text: 'When' }] },
      { type: 'paragraph', spans: [{ text: 'Monday', isBold: true }, { text: ', with:' }] },
      { type: 'list', items: [[{ text: 'water' }], [{ text: 'shoes', isBold: true }]] },
      { type: 'list', start: 3, items: [[{ text: 'run' }], [{ text: 'jump' }]] },
    ]);
  });

  it('links https addresses and e-mail addresses', () => {
    const link = { text: 'our page', href: 'https://example.org/a?b=1' };
    expect(
      parseBlocks(
        '[our page](https://example.org/a?b=1) https://example.org. info@example.org [Us](mailto:us@example.org)',
      ),
    ).toEqual([
      {
        type: 'paragraph',
        spans: [
          link,
          { text: ' ' },
          { text: 'https://example.org', href: 'https://example.org' },
          { text: '. ' },
          { text: 'info@example.org', href: 'mailto:info@example.org' },
          { text: ' ' },
          { text: 'Us', href: 'mailto:us@example.org' },
        ],
      },
    ]);
  });

  it.each([
    '[Win](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[Win](JaVaScRiPt&colon;alert(1))',
    '[Win](data:text/html,x) [Win](//evil.example) [Win](http://evil.example)',
    '[Win](https://user:password@evil.example)',
    '[Win](vbscript:x) [Win](file:///etc/passwd)',
    '![Win](https://evil.example/pixel.png)',
    '![Win](data:image/png;base64,AAAA)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)> <b>bold</b> <!-- comment -->',
    '<div style="position:fixed">\nover\n</div>',
    '# One\n#### Four\nFive',
    '> quote\nline\n> > quote',
    '| a | b |\n| - | - |\n| c | d |',
    '```\ncode\n```',
    '---',
    'Text\n---\nmore\n===',
    '*italic* _italic_ ***both*** ~~gone~~ `code`',
    '[note]: /somewhere',
    '[note][note]',
    '&lt;b&gt; &amp;',
  ])('leaves unsupported markup and links unchanged: %s', (text) => {
    expect(parseBlocks(text)).toEqual([paragraph(text)]);
  });

  it('has its picture at the first “[photo]”, or at the beginning without one', () => {
    const picture = { type: 'picture' };
    expect(parseBlocks('One\n[photo]\nTwo\n\n[photo]', { hasPicture: true })).toEqual([
      paragraph('One'),
      picture,
      paragraph('Two'),
      paragraph('[photo]'),
    ]);
    expect(parseBlocks('One', { hasPicture: true })).toEqual([picture, paragraph('One')]);
    expect(parseBlocks('[photo]')).toEqual([paragraph('[photo]')]);
  });

  it('keeps a list within a list as text of its item', () => {
    expect(parseBlocks('- a\n  - b\n    - c')).toEqual([
      { type: 'list', items: [[{ text: 'a\n- b\n- c' }]] },
    ]);
  });

  it.each(['>', '- ', '1. ', '[', '![', '[a](', '**', '*a ', '__a ', '|a', '<', 'a\n\n', '- a\n'])(
    'becomes blocks that can be stored, also for the longest text of repeated %j',
    (part) => {
      const text = part.repeat(limits.issueText / part.length);
      const blocks = parseBlocks(text, { hasPicture: true });
      expect(parseStoredBlocks(serializeBlocks(blocks))).toEqual(blocks);
    },
  );

  it.each(['*a_', '**é_', 'a(***', '_*a', '**a__', 'a@b.c_**'])(
    'is parsed in less than three seconds, also for the longest text of repeated %j',
    (part) => {
      const start = Date.now();
      const blocks = parseBlocks(part.repeat(limits.issueText / part.length));
      expect(Date.now() - start).toBeLessThan(3_000);
      expect(blocks).toHaveLength(1);
    },
  );

  it('has all its bold text and addresses in a long paragraph', () => {
    const sentence = `${'word '.repeat(30)}**bold** and info@example.org, https://example.org/a. `;
    const [block] = parseBlocks(sentence.repeat(90));
    const spans = block?.type === 'paragraph' ? block.spans : [];
    expect(spans.filter(({ isBold }) => isBold)).toHaveLength(90);
    expect(spans.filter(({ href }) => href === 'mailto:info@example.org')).toHaveLength(90);
    expect(spans.filter(({ href }) => href === 'https://example.org/a')).toHaveLength(90);
  });

  it('is parsed once for the mails of all readers', () => {
    const lex = vi.spyOn(Lexer.prototype, 'lex');
    const text = 'Parsed **once**';
    for (let reader = 0; reader < 3; reader += 1) parseBlocks(text, { hasPicture: true });
    expect(lex).toHaveBeenCalledOnce();
  });
});

describe('stored blocks', () => {
  it.each([
    'not JSON',
    '{}',
    '[null]',
    '[{"type":"html","text":"<script>"}]',
    '[{"type":"heading","level":1,"spans":[]}]',
    '[{"type":"paragraph","spans":[{"text":7}]}]',
    '[{"type":"paragraph","spans":[{"text":"Win","href":"javascript:alert(1)"}]}]',
    '[{"type":"paragraph","spans":[{"text":"Win","isBold":"yes"}]}]',
    '[{"type":"list","start":"1","items":[]}]',
    '[{"type":"list","items":[{"text":"one"}]}]',
  ])('are refused when malformed: %s', (text) => {
    expect(parseStoredBlocks(text)).toBeUndefined();
  });
});
