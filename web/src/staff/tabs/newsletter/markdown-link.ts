import { isLinkableAddress } from '@club/domain/issue/blocks';
import { paths } from '@club/domain/paths';
import type { SelectedText, TextEdit } from './edit-text.ts';

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
