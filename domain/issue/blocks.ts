import { isHttpsAddress } from '../validation/https-address.ts';

const mailtoPattern = /^mailto:[^\s<>"]+$/iu;

/** Whether an issue may link to an address: one that begins with `https://` or `mailto:`. */
export const isLinkableAddress = (address: string): boolean =>
  isHttpsAddress(address) || mailtoPattern.test(address);

/** A part of a text with one style. A line break is `\n` in `text`. */
export interface Span {
  readonly text: string;
  readonly isBold?: true;
  /** The address of a link. */
  readonly href?: string;
}

/** A block of an issue's text. There is at most one picture, the one that staff have chosen. */
export type Block =
  | { readonly type: 'picture' }
  | { readonly type: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly spans: readonly Span[] }
  | {
      readonly type: 'list';
      /** The first number; absent for a list with bullets. */
      readonly start?: number;
      readonly items: readonly (readonly Span[])[];
    };

type UnknownFields<T> = { readonly [Name in keyof T]?: unknown };

/** Whether a value is a list whose items all pass a check. */
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

function isSpan(value: unknown): boolean {
  const { text, isBold, href } = (value ?? {}) as UnknownFields<Span>;
  return (
    typeof text === 'string' &&
    (isBold === undefined || isBold === true) &&
    (href === undefined || (typeof href === 'string' && isLinkableAddress(href)))
  );
}

const isSpans = (value: unknown): boolean => isListOf(value, isSpan);

function isBlock(value: unknown): boolean {
  const block = (value ?? {}) as UnknownFields<
    Record<'type' | 'level' | 'spans' | 'start' | 'items', 0>
  >;
  switch (block.type) {
    case 'picture':
      return true;
    case 'paragraph':
      return isSpans(block.spans);
    case 'heading':
      return (block.level === 2 || block.level === 3) && isSpans(block.spans);
    case 'list':
      return (
        (block.start === undefined || Number.isInteger(block.start)) &&
        isListOf(block.items, isSpans)
      );
    default:
      return false;
  }
}

/** Serializes blocks for a stored field: Firestore has no lists in lists. */
export const serializeBlocks = (blocks: readonly Block[]): string => JSON.stringify(blocks);

/**
 * Parses the blocks of a stored field; undefined if they are malformed. It uses no schema, because
 * each function of valibot costs the visitors of every page some bytes.
 */
export function parseStoredBlocks(text: string): readonly Block[] | undefined {
  try {
    const blocks: unknown = JSON.parse(text);
    return isListOf(blocks, isBlock) ? (blocks as readonly Block[]) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of spans without their style. */
export const spansToText = (spans: readonly Span[]): string =>
  spans.map(({ text }) => text).join('');
