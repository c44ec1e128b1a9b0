import type { Block, Span } from '@club/domain/issue/blocks';
import type { ReactNode } from 'react';
import { Photo } from '../../ui/photo.tsx';
import { TextLink } from '../../ui/text-link.tsx';

function SpanText({ span: { text, isBold, href } }: { readonly span: Span }): ReactNode {
  const content = isBold ? <strong>{text}</strong> : text;
  return href === undefined ? (
    content
  ) : (
    <TextLink to={href} className="text-river underline underline-offset-4">
      {content}
    </TextLink>
  );
}

const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map((span, index) => <SpanText key={index} span={span} />);

interface IssueBlocksProps {
  readonly blocks: readonly Block[];
  /** The picture's address. It is empty without a picture, or after staff took it down. */
  readonly imageURL: string;
  /** The picture's description, in the language of the blocks. */
  readonly alt: string;
}

function BlockView({ block, imageURL, alt }: Omit<IssueBlocksProps, 'blocks'> & { block: Block }) {
  switch (block.type) {
    case 'picture':
      return imageURL === '' ? null : (
        <Photo
          src={imageURL}
          alt={alt}
          width={1200}
          height={800}
          sizes="(min-width: 56rem) 56rem, 100vw"
          priority="lazy"
          className="h-auto w-full"
        />
      );
    case 'heading': {
      const [Heading, size] =
        block.level === 2 ? (['h2', 'text-3xl'] as const) : (['h3', 'text-2xl'] as const);
      return (
        <Heading className={`pt-4 font-display font-extrabold ${size}`}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.start === undefined ? 'ul' : 'ol';
      return (
        <List
          start={block.start}
          className={`grid gap-1 pl-6 marker:text-ember ${block.start === undefined ? 'list-disc' : 'list-decimal'}`}
        >
          {block.items.map((spans, index) => (
            <li key={index} className="whitespace-pre-line">
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return (
        <p className="whitespace-pre-line">
          <Spans spans={block.spans} />
        </p>
      );
  }
}

/** The text of a published issue. */
export function IssueBlocks({ blocks, ...picture }: IssueBlocksProps) {
  return (
    <div className="grid gap-5 text-lead">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} {...picture} />
      ))}
    </div>
  );
}
