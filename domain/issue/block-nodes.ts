import type { Block, Span } from './blocks.ts';
import type { MailNode } from './mail-node.ts';

/** A picture of an issue, in one language. */
export interface IssuePicture {
  readonly imageURL: string;
  readonly alt: string;
}

/** Splits a text into its lines, with a `br` between them. */
const toLines = (text: string): (MailNode | string)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [{ tag: 'br' }, line]));

function spanToNodes({ text, isBold, href }: Span): (MailNode | string)[] {
  const lines = toLines(text);
  const content: (MailNode | string)[] = isBold ? [{ tag: 'strong', children: lines }] : lines;
  return href === undefined
    ? content
    : [
        {
          tag: 'a',
          colorRole: 'link',
          attributes: { href },
          style: { textDecoration: 'underline' },
          children: content,
        },
      ];
}

const spansToNodes = (spans: readonly Span[]) => spans.flatMap(spanToNodes);

/** The width of the mail's column in pixels. */
export const mailWidth = 600;
const headingSizes = { 2: '22px', 3: '18px' } as const;

const makePicture = ({ imageURL, alt }: IssuePicture): MailNode => ({
  tag: 'img',
  colorRole: 'text',
  // Outlook needs the width: that of the column, less the card's padding of 24 pixels at each side.
  attributes: { src: imageURL, alt, width: mailWidth - 48 },
  // A mail program that blocks pictures shows the description in this style.
  style: {
    display: 'block',
    width: '100%',
    maxWidth: '100%',
    height: 'auto',
    border: '0',
    margin: '0 0 20px',
    fontStyle: 'italic',
  },
});

/** Makes the elements of an issue's blocks. A picture that was taken down is left out. */
export function blocksToNodes(
  blocks: readonly Block[],
  picture: IssuePicture | undefined,
): MailNode[] {
  return blocks.flatMap((block): MailNode[] => {
    switch (block.type) {
      case 'picture':
        return picture ? [makePicture(picture)] : [];
      case 'heading':
        return [
          {
            tag: block.level === 2 ? 'h2' : 'h3',
            style: {
              margin: '28px 0 10px',
              fontSize: headingSizes[block.level],
              fontWeight: 'bold',
              lineHeight: 1.3,
            },
            children: spansToNodes(block.spans),
          },
        ];
      case 'list':
        return [
          {
            tag: block.start === undefined ? 'ul' : 'ol',
            ...(block.start !== undefined && { attributes: { start: block.start } }),
            style: {
              margin: '0 0 16px',
              padding: '0 0 0 26px',
              listStyle: block.start === undefined ? 'disc' : 'decimal',
            },
            children: block.items.map((item) => ({ tag: 'li', children: spansToNodes(item) })),
          },
        ];
      case 'paragraph':
        return [{ tag: 'p', style: { margin: '0 0 16px' }, children: spansToNodes(block.spans) }];
    }
  });
}
