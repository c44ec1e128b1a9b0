import { isLinkableAddress } from '@club/domain/issue/blocks';
import { limits } from '@club/domain/limits';
import { paths } from '@club/domain/paths';

/** A text and the part of it that is selected. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A change of a text: what replaces a part of it, and what is selected afterwards. */
export interface TextEdit extends Pick<SelectedText, 'start' | 'end'> {
  readonly replacement: string;
  /** The new selection, counted from the beginning of the replacement. */
  readonly selection: readonly [start: number, end: number];
}

/** Whether a text has room for an edit. */
export const hasRoomFor = (text: string, { start, end, replacement }: TextEdit): boolean =>
  text.length - (end - start) + replacement.length <= limits.issueText;

/** The selection without spaces at its ends, as Markdown requires around bold text. */
function trimSelection({ text, start, end }: SelectedText): SelectedText {
  const selectedText = text.slice(start, end);
  const trimmedStart = start + selectedText.length - selectedText.trimStart().length;
  return { text, start: trimmedStart, end: trimmedStart + selectedText.trim().length };
}

/**
 * Makes the selection bold, or plain if it is bold already. If nothing is selected, inserts the
 * placeholder in bold.
 */
export function toggleBold(selected: SelectedText, placeholder: string): TextEdit {
  const { text, start, end } = trimSelection(selected);
  const content = text.slice(start, end);
  if (/^\*\*[^]+\*\*$/u.test(content)) {
    const replacement = content.slice(2, -2);
    return { start, end, replacement, selection: [0, replacement.length] };
  }
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**' && content !== '')
    return { start: start - 2, end: end + 2, replacement: content, selection: [0, content.length] };
  const boldText = content === '' ? placeholder : content;
  return { start, end, replacement: `**${boldText}**`, selection: [2, 2 + boldText.length] };
}

export type LineStyle = 'heading' | 'subheading' | 'bulleted-list' | 'numbered-list';

const anyLinePrefix = /^(?:#{1,6} |[-*+] |\d{1,9}[.)] )/u;
const linePrefixes: Readonly<Record<LineStyle, RegExp>> = {
  heading: /^## /u,
  subheading: /^### /u,
  'bulleted-list': /^[-*+] /u,
  'numbered-list': /^\d{1,9}[.)] /u,
};

function makePrefix(style: LineStyle, index: number): string {
  switch (style) {
    case 'heading':
      return '## ';
    case 'subheading':
      return '### ';
    case 'bulleted-list':
      return '- ';
    case 'numbered-list':
      return `${index + 1}. `;
  }
}

/** Gives the selected lines a style, or removes it if all have it. */
export function toggleLineStyle({ text, start, end }: SelectedText, style: LineStyle): TextEdit {
  const lineStart = text.slice(0, start).lastIndexOf('\n') + 1;
  const nextBreak = text.indexOf('\n', end);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  const lines = text.slice(lineStart, lineEnd).split('\n');
  const isEmptyLine = lines.length === 1 && lines[0] === '';
  const isStyled =
    !isEmptyLine && lines.every((line) => line === '' || linePrefixes[style].test(line));
  let index = -1;
  const replacement = lines
    .map((line) => {
      if (line === '' && !isEmptyLine) return line;
      index += 1;
      const bareLine = line.replace(anyLinePrefix, '');
      return isStyled ? bareLine : `${makePrefix(style, index)}${bareLine}`;
    })
    .join('\n');
  const selectionStart = start === end ? replacement.length : 0;
  return {
    start: lineStart,
    end: lineEnd,
    replacement,
    selection: [selectionStart, replacement.length],
  };
}

/** Inserts a paragraph after the line where the selection ends. */
export function insertParagraph({ text, end }: SelectedText, paragraph: string): TextEdit {
  const nextBreak = text.indexOf('\n', end);
  const position = nextBreak === -1 ? text.length : nextBreak;
  const replacement = `${position === 0 ? '' : '\n\n'}${paragraph}\n`;
  return {
    start: position,
    end: position,
    replacement,
    selection: [replacement.length, replacement.length],
  };
}

/** A link of the text, or the part of the text that becomes one. */
export interface MarkdownLink {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly address: string;
}

const writtenLink = /\[([^\][\n]*)\]\(([^\n)]*)\)/gu;

/**
 * Reads the link around the selection. Without one, the selection is the label or address of a new
 * link.
 */
export function readLink({ text, start, end }: SelectedText): MarkdownLink {
  for (const match of text.matchAll(writtenLink)) {
    const [markdown, label = '', address = ''] = match;
    const matchEnd = match.index + markdown.length;
    if (match.index <= start && end <= matchEnd && start < matchEnd)
      return { start: match.index, end: matchEnd, label, address };
  }
  const selectedText = text.slice(start, end);
  const content = selectedText.trim();
  const contentStart = start + selectedText.length - selectedText.trimStart().length;
  const position = { start: contentStart, end: contentStart + content.length };
  return isLinkableAddress(content)
    ? { ...position, label: '', address: content }
    : { ...position, label: content.replaceAll(/\s+/gu, ' '), address: '' };
}

const mailAddress = /^[^\s@:]+@[^\s@]+\.[^\s@]+$/u;
const hostWithoutScheme = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/u;
const sitePaths: readonly string[] = Object.values(paths);

/** Whether a path is a page of the site. A program page may have any id. */
const isSitePage = (path: string): boolean =>
  sitePaths.includes(path) || /^\/program\/[\w-]+$/u.test(path);

/**
 * Adds the origin to a path, if it is a page of the site. A local site's `http://127.0.0.1` becomes
 * `https://localhost`, because issues link only to https.
 */
function toSiteAddress(path: string, origin: string): string | undefined {
  const linkedOrigin = origin.replace(/^http:\/\/127\.0\.0\.1(?=:|$)/u, 'https://localhost');
  const { href, pathname } = new URL(path, linkedOrigin);
  return isSitePage(pathname) && isLinkableAddress(href) ? href : undefined;
}

/**
 * Returns the address of a link; undefined if the typed text is not a valid address. A text that
 * begins with `/` is the path of a page of the site. A missing `https://` or `mailto:` is added to
 * a host or an e-mail address.
 */
export function toLinkAddress(typedText: string, origin: string): string | undefined {
  const text = typedText.trim();
  if (/^\/(?!\/)/u.test(text)) return toSiteAddress(text, origin);
  const candidates = [text];
  if (mailAddress.test(text)) candidates.push(`mailto:${text}`);
  else if (hostWithoutScheme.test(text)) candidates.push(`https://${text}`);
  return candidates.find(isLinkableAddress);
}

/** Completes the links of a text that staff wrote by hand with the path of a page of the site. */
export const completeLinks = (text: string, origin: string): string =>
  text.replaceAll(writtenLink, (markdown, label: string, address: string) => {
    const completeAddress = address.startsWith('/') ? toLinkAddress(address, origin) : undefined;
    return completeAddress === undefined ? markdown : `[${label}](${completeAddress})`;
  });

const escapedCharacters: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

/**
 * Returns the edit that inserts a link. It escapes brackets, which would end the label or the
 * address early.
 */
export function insertLink({ start, end }: MarkdownLink, label: string, address: string): TextEdit {
  const escapedLabel = label
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[[\]]/gu, String.raw`\$&`);
  const target = address.replaceAll(/[()]/gu, (character) => escapedCharacters[character] ?? '');
  const replacement = `[${escapedLabel}](${target})`;
  return { start, end, replacement, selection: [replacement.length, replacement.length] };
}
