import { cutText } from '../cut-text.ts';
import { type Block, type Span, spansToText } from './blocks.ts';

/** The text of a link, with its address unless the text shows it. */
function linkToText({ text, href = '' }: Span): string {
  const address = href.replace(/^mailto:/iu, '');
  return text === address ? text : `${text} (${address})`;
}

const spansToPlainText = (spans: readonly Span[]): string =>
  spans.map((span) => (span.href === undefined ? span.text : linkToText(span))).join('');

/** Makes the plain text of a block. A picture becomes its description. */
function blockToPlainText(block: Block, pictureText: string): string {
  switch (block.type) {
    case 'picture':
      return pictureText;
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.start === undefined ? '-' : `${block.start + index}.`;
          const lines = spansToPlainText(item).split('\n');
          return `${mark} ${lines.join(`\n${' '.repeat(mark.length + 1)}`)}`;
        })
        .join('\n');
    case 'heading':
    case 'paragraph':
      return spansToPlainText(block.spans);
  }
}

/** Makes the plain text of an issue's blocks. Headings and bold text have no marks. */
export const blocksToPlainText = (blocks: readonly Block[], pictureText: string): string =>
  blocks.map((block) => blockToPlainText(block, pictureText)).join('\n\n');

/** The first words of an issue, which mail programs show beside the subject. */
export function makePreheader(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => {
    if (block.type === 'picture') return [];
    return block.type === 'list' ? block.items.map(spansToText) : [spansToText(block.spans)];
  });
  const words = texts.join(' ').replaceAll(/\s+/gu, ' ').trim();
  return words.length <= 110 ? words : `${cutText(words, 109).replace(/\s\S*$/u, '')}…`;
}
