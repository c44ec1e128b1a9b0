import { identity } from '@club/about/identity';
import { escapeHtml } from '@club/domain/escape-html';
import type { Locale } from '@club/domain/locale';
import { type TextSegment, readParagraphs } from '@club/domain/mail-text';
import { getSender } from './settings.ts';

/** A mail, ready to be handed to the SMTP host. */
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

function toHtml(text: string, locale: Locale): string {
  const paragraphs = readParagraphs(text).map((lines) => {
    const html = lines.map((pieces) => pieces.map(segmentToHtml).join(''));
    return `<p>${html.join('<br>\n')}</p>`;
  });
  return `<!doctype html>\n<html lang="${locale}"><body>\n${paragraphs.join('\n')}\n</body></html>\n`;
}

interface MailDraft {
  /** The outbox document's id: a mail that were handed over twice would be known by it. */
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly locale: Locale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes the mail of a draft, as text and as plain HTML, from the club. */
export function makeMail({ id, locale, paragraphs, headers, ...rest }: MailDraft): Mail {
  const { from } = getSender();
  const text = paragraphs.join('\n\n');
  return {
    ...rest,
    from: { name: identity.name[locale], address: from },
    text,
    html: toHtml(text, locale),
    messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...headers },
  };
}
