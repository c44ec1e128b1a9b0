import type { Block, Span } from './blocks.ts';
import { parseBlocks } from './parse-blocks.ts';

// A link in Markdown, which remains in a parsed text only if its address is invalid. A picture is
// not a link: `!` is before it. The limits bound the time for a long text.
const writtenLink = /(?:^|[^!])(\[[^\][\n]{1,500}\]\([^\n)]{0,2000}\))/u;

function listSpans(block: Block): readonly Span[] {
  if (block.type === 'picture') return [];
  return block.type === 'list' ? block.items.flat() : block.spans;
}

/**
 * Finds the first link of an issue's text whose address is not valid, as it was typed. Readers
 * would see it with its brackets.
 */
export function findInvalidLink(source: string): string | undefined {
  const texts = parseBlocks(source)
    .flatMap(listSpans)
    .filter(({ href }) => href === undefined)
    .map(({ text }) => text);
  return texts.map((text) => writtenLink.exec(text)?.[1]).find((link) => link !== undefined);
}
