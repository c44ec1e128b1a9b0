import { identity } from '@club/about/identity';
import { cutText } from '@club/domain/cut-text';
import type { Locale } from '@club/domain/locale';
import type { VisitorMessage } from '@club/domain/visitor-message';
import { formatDate } from '../../../i18n/dates.ts';

/** Some mail programs ignore longer links. */
const maxLinkLength = 1500;

/** The texts are in the visitor's language, which may not be the dashboard's. */
const answerTexts = {
  fr: {
    subject: `Votre message à ${identity.name.fr}`,
    greeting: (name: string) => `Bonjour${name && ` ${name}`},`,
    quoteIntroduction: (date: string) => `Le ${date}, vous avez écrit\u00a0:`,
  },
  en: {
    subject: `Your message to ${identity.name.en}`,
    greeting: (name: string) => `Hello${name && ` ${name}`},`,
    quoteIntroduction: (date: string) => `On ${date}, you wrote:`,
  },
} as const satisfies Record<Locale, unknown>;

const quoteLines = (text: string): string[] => text.split(/\r\n|\r|\n/u).map((line) => `> ${line}`);

/** Encodes lines for a `mailto:` link, which needs CRLF (RFC 6068). */
const encodeLines = (lines: readonly string[]): string => encodeURIComponent(lines.join('\r\n'));

const shorten = (text: string, length: number): string => `${cutText(text, length).trimEnd()} […]`;

/**
 * Makes the link that opens the mail program with an answer: address, a copy to the club, subject,
 * greeting and the quoted message. A long quote is cut, so that the link stays within a safe length.
 */
export function makeAnswerLink({
  email,
  full_name,
  messages: text,
  locale,
  at,
}: VisitorMessage): string {
  const { subject, greeting, quoteIntroduction } = answerTexts[locale];
  const start = [greeting(full_name), '', '', '', quoteIntroduction(formatDate(at, locale))];
  const address = encodeURIComponent(email).replace('%40', '@');
  const makeLink = (quote: string) =>
    `mailto:${address}?subject=${encodeURIComponent(subject)}&cc=${identity.email}&body=${encodeLines([...start, ...quoteLines(quote)])}`;
  let link = makeLink(text);
  let { length } = text;
  while (link.length > maxLinkLength && length > 0) {
    length = Math.floor(length * 0.9);
    link = makeLink(shorten(text, length));
  }
  return link;
}
