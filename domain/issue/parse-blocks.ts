import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens } from 'marked';
import { type Block, isLinkableAddress, type Span } from './blocks.ts';

/** The line that marks the place of the picture in an issue's text. */
export const pictureMark = '[photo]';

/**
 * The most characters in which the end of bold text is searched, and the most that all searches of a
 * text read. Marks after that remain text. Without the limits, marked needs up to half a minute for
 * a text of many marks.
 */
const maxSearchLength = 2_000;
const maxSearchedCharacters = 1_000_000;
/** The longest piece in which marked searches plain text or an address, for the same reason. */
const maxTextLength = 1_000;
const maxAddressLength = 2_000;

const supportedHeading = /^ {0,3}#{2,3}\s/u;

/**
 * Recognizes headings of two levels, bold, links and lists. All other Markdown, such as HTML,
 * pictures, tables, quotes and code, remains text.
 */
class IssueTokenizer extends Tokenizer {
  private searchedCharacters = 0;

  override code = () => undefined;
  override fences = () => undefined;
  override hr = () => undefined;
  override blockquote = () => undefined;
  override html = () => undefined;
  override def = () => undefined;
  override table = () => undefined;
  override lheading = () => undefined;
  override tag = () => undefined;
  override reflink = () => undefined;
  override codespan = () => undefined;
  override del = () => undefined;

  override heading(source: string): Tokens.Heading | undefined {
    return this.lexer.state.top && supportedHeading.test(source)
      ? super.heading(source)
      : undefined;
  }

  /** A list within a list remains text, so that no text can nest deeply. */
  override list(source: string): Tokens.List | undefined {
    return this.lexer.state.top ? super.list(source) : undefined;
  }

  override emStrong(source: string, maskedSource: string, previousCharacter?: string) {
    if (!/^[*_]/u.test(source)) return undefined;
    const length = Math.min(source.length, maxSearchLength);
    this.searchedCharacters += length;
    if (this.searchedCharacters > maxSearchedCharacters) return undefined;
    const maskedRest = maskedSource.slice(-source.length);
    return super.emStrong(source.slice(0, length), maskedRest.slice(0, length), previousCharacter);
  }

  override url(source: string) {
    return super.url(source.slice(0, maxAddressLength));
  }

  override inlineText(source: string): Tokens.Text | undefined {
    if (source.length <= maxTextLength) return super.inlineText(source);
    // An address must remain whole, so the piece ends with a word.
    const piece = source.slice(0, maxTextLength);
    return super.inlineText(/^[^]*\s/u.exec(piece)?.[0] ?? piece);
  }
}

type TokenOf<Type> = Extract<MarkedToken, { type: Type }>;

/** Makes a type guard for tokens of these types. */
const makeTypeCheck =
  <Type extends MarkedToken['type']>(...types: readonly Type[]) =>
  (token: Token): token is TokenOf<Type> =>
    types.some((type) => type === token.type);

// A token that neither check accepts remains text, exactly as staff typed it.
const isInlineToken = makeTypeCheck('strong', 'link', 'br', 'text', 'escape', 'paragraph');
const isBlockToken = makeTypeCheck('space', 'heading', 'list');

/** Joins neighbours with the same style. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joinedSpans: Span[] = [];
  for (const span of spans) {
    const last = joinedSpans.at(-1);
    if (last?.isBold === span.isBold && last?.href === span.href)
      joinedSpans.splice(-1, 1, { ...span, text: `${last?.text ?? ''}${span.text}` });
    else if (span.text !== '') joinedSpans.push(span);
  }
  return joinedSpans;
}

function toSpans(tokens: readonly Token[], style: Omit<Span, 'text'> = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (!isInlineToken(token)) return [{ ...style, text: token.raw }];
    switch (token.type) {
      case 'strong':
        return toSpans(token.tokens, { ...style, isBold: true });
      case 'link':
        return isLinkableAddress(token.href)
          ? toSpans(token.tokens, { ...style, href: token.href })
          : [{ ...style, text: token.raw }];
      case 'br':
        return [{ ...style, text: '\n' }];
      case 'text':
        return token.tokens ? toSpans(token.tokens, style) : [{ ...style, text: token.text }];
      case 'escape':
        return [{ ...style, text: token.text }];
      case 'paragraph':
        return toSpans(token.tokens, style);
    }
  });
}

/** The spans of a list's item; its paragraphs become lines. */
const toItem = ({ tokens }: Tokens.ListItem): Span[] =>
  joinSpans(
    tokens
      .filter(({ type }) => type !== 'space')
      .flatMap((token, index) => [
        ...(index > 0 && tokens[index - 1]?.type !== 'checkbox' ? [{ text: '\n' }] : []),
        ...toSpans([token]),
      ]),
  );

function toBlocks(source: string): Block[] {
  const tokens = new Lexer({ gfm: true, breaks: true, tokenizer: new IssueTokenizer() }).lex(
    source,
  );
  return tokens.flatMap((token): Block[] => {
    if (!isBlockToken(token)) return [{ type: 'paragraph', spans: joinSpans(toSpans([token])) }];
    switch (token.type) {
      case 'space':
        return [];
      case 'heading':
        return [
          {
            type: 'heading',
            level: token.depth === 2 ? 2 : 3,
            spans: joinSpans(toSpans(token.tokens)),
          },
        ];
      case 'list':
        return [
          {
            type: 'list',
            ...(token.ordered && { start: Number(token.start) }),
            items: token.items.map(toItem),
          },
        ];
    }
  });
}

const picture: Block = { type: 'picture' };

/** The blocks of the last texts: an issue has the same text in the mail of each reader. */
const parsedTexts = new Map<string, readonly Block[]>();
const maxParsedTexts = 8;

/** Parses a text without a picture, unless it is one of the last texts. */
function parseText(source: string): readonly Block[] {
  const blocks = parsedTexts.get(source) ?? toBlocks(source);
  parsedTexts.delete(source);
  parsedTexts.set(source, blocks);
  for (const oldest of [...parsedTexts.keys()].slice(0, -maxParsedTexts))
    parsedTexts.delete(oldest);
  return blocks;
}

/**
 * Parses the text of an issue. If the issue has a picture, the picture is at the first line
 * `[photo]`. In a text without that line, it is at the beginning.
 */
export function parseBlocks(
  source: string,
  { hasPicture = false }: { readonly hasPicture?: boolean } = {},
): readonly Block[] {
  if (!hasPicture) return parseText(source);
  const lines = source.split(/\r?\n/u);
  const markIndex = lines.findIndex((line) => line.trim().toLowerCase() === pictureMark);
  if (markIndex === -1) return [picture, ...parseText(source)];
  const textBefore = lines.slice(0, markIndex).join('\n');
  const textAfter = lines.slice(markIndex + 1).join('\n');
  return [...parseText(textBefore), picture, ...parseText(textAfter)];
}
