import { identity } from '@club/about/identity';
import { escapeHtml } from '@club/domain/escape-html';
import type { Locale } from '@club/domain/locale';
import { type TextSegment, parseParagraphs } from '@club/domain/mail-text';
import { getSender } from './settings.ts';

/** A composed mail for the SMTP host. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
}

const segmentToHtml = ({ text, isLink }: TextSegment): string =>
  isLink ? `<a href="${escapeHtml(text)}">${escapeHtml(text)}</a>` : escapeHtml(text);

function toHtmlParagraphs(text: string): string {
  const paragraphs = parseParagraphs(text).map((lines) => {
    const html = lines.map((segments) => segments.map(segmentToHtml).join(''));
    return `<p>${html.join('<br>\n')}</p>`;
  });
  return paragraphs.join('\n');
}

const toHtmlDocument = (body: string, locale: Locale): string =>
  `<!doctype html>\n<html lang="${locale}"><body>\n${body}\n</body></html>\n`;

interface MailEnvelope {
  /** The outbox document's id. The Message-ID contains it, so mailboxes recognise a second copy. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a mail of the club from a finished text and its HTML. */
export function makeMailFromContent(
  { id, locale, headers, ...rest }: MailEnvelope,
  content: { readonly text: string; readonly html: string },
): Mail {
  const { from } = getSender();
  return {
    ...rest,
    ...content,
    from: { name: identity.name[locale], address: from },
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...headers },
  };
}

interface MailDraft extends MailEnvelope {
  readonly paragraphs: readonly string[];
  /** The text in the other language, which follows in the same mail. */
  readonly translation?: { readonly locale: Locale; readonly paragraphs: readonly string[] };
}

/**
 * Joins paragraphs. A visitor's text in them may not change the direction of the club's own words,
 * so it loses the characters that do.
 */
const joinParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.join('\n\n').replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '');

/** Makes a mail of the club from paragraphs, as text and as plain HTML. */
export function makeMail({ paragraphs, translation, ...envelope }: MailDraft): Mail {
  const text = joinParagraphs(paragraphs);
  const translatedText = joinParagraphs(translation?.paragraphs ?? []);
  const translatedHtml = translation
    ? `\n<hr>\n<div lang="${translation.locale}">\n${toHtmlParagraphs(translatedText)}\n</div>`
    : '';
  return makeMailFromContent(envelope, {
    text: translation ? `${text}\n\n—\n\n${translatedText}` : text,
    html: toHtmlDocument(`${toHtmlParagraphs(text)}${translatedHtml}`, envelope.locale),
  });
}
