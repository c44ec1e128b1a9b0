import { identity } from '@club/about/identity';
import { escapeHtml } from './escape-html.ts';
import { listImageVariants } from './images/image-variants.ts';
import { blocksToNodes, type IssuePicture, mailWidth } from './issue/block-nodes.ts';
import { findIssueLocale, issueFieldNames } from './issue/issue-language.ts';
import { darkStyleSheet, type MailNode, nodesToHtml } from './issue/mail-node.ts';
import { parseBlocks } from './issue/parse-blocks.ts';
import { blocksToPlainText, makePreheader } from './issue/plain-text.ts';
import type { Locale } from './locale.ts';
import type { Issue, MailSender } from './newsletter.ts';

/** The texts around every issue. */
const mailTexts = {
  fr: {
    reason: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${identity.name.fr}.`,
    unsubscribeLabel: 'Pour vous désabonner\u00a0:',
    unsubscribeLinkText: 'Me désabonner',
    testNotice: 'Essai avant l’envoi\u00a0: ce courriel n’est parti qu’à votre adresse.',
    describePicture: (alt: string) => `[Photo\u00a0: ${alt}]`,
  },
  en: {
    reason: `You’re getting this e-mail because this address is subscribed to the ${identity.name.en} newsletter.`,
    unsubscribeLabel: 'To unsubscribe:',
    unsubscribeLinkText: 'Unsubscribe',
    testNotice: 'Test: this e-mail went to your address only.',
    describePicture: (alt: string) => `[Photo: ${alt}]`,
  },
} as const satisfies Record<Locale, unknown>;

/** The sender's name and contacts, at the end of every mail to a visitor. */
export function composeMailSignature(
  locale: Locale,
  { origin, postalAddress }: MailSender,
): string {
  return [identity.name[locale], postalAddress, `${identity.email} · ${origin}`]
    .filter(Boolean)
    .join('\n');
}

/**
 * The subject, the text and the picture's description of an issue for readers of a language.
 * `lang` is the other language if the issue is written in that one only.
 */
export function localizeIssue(issue: Issue, locale: Locale) {
  const lang = findIssueLocale(issue, locale);
  const { subject, text, alt } = issueFieldNames[lang];
  return { lang, subject: issue[subject], text: issue[text], alt: issue[alt] };
}

/** Finds the variant of a picture that fits a mail. Mail programs do not support AVIF. */
const findMailImage = (imageURL: string): string =>
  listImageVariants(imageURL).find(({ width }) => width >= mailWidth)?.fallback ?? imageURL;

/** How an issue's mail is composed. */
interface IssueMailOptions {
  /** The reader's language. */
  readonly locale: Locale;
  readonly sender: MailSender;
  /** The reader's own link. A mail without it is a test mail. */
  readonly unsubscribeLink?: string | undefined;
  /** Whether the picture was taken down since the issue was written. */
  readonly isPictureGone?: boolean;
}

function parseIssue(issue: Issue, { locale, isPictureGone = false }: IssueMailOptions) {
  const { lang, subject, text, alt } = localizeIssue(issue, locale);
  const blocks = parseBlocks(text, { hasPicture: issue.imageURL !== '' });
  const picture: IssuePicture | undefined =
    issue.imageURL === '' || isPictureGone
      ? undefined
      : { imageURL: findMailImage(issue.imageURL), alt };
  return { lang, subject, blocks, picture };
}

/**
 * The plain text of an issue's mail. After the text, it says why the mail came or that it is a
 * test. The signature comes last.
 */
export function composeIssueText(issue: Issue, options: IssueMailOptions): string {
  const { locale, sender, unsubscribeLink } = options;
  const { reason, unsubscribeLabel, testNotice, describePicture } = mailTexts[locale];
  const { blocks, picture } = parseIssue(issue, options);
  const shownBlocks = blocks.filter(({ type }) => type !== 'picture' || picture);
  const footer =
    unsubscribeLink === undefined
      ? testNotice
      : `${reason} ${unsubscribeLabel}\n${unsubscribeLink}`;
  return [
    blocksToPlainText(shownBlocks, describePicture(picture?.alt ?? '')),
    '—',
    footer,
    composeMailSignature(locale, sender),
  ].join('\n\n');
}

/** Makes a table with one cell. Some mail programs support no other layout than tables. */
const makeTable = (
  cell: Omit<MailNode, 'tag'>,
  table: Pick<MailNode, 'style' | 'colorRole' | 'attributes'> = {},
): MailNode => ({
  tag: 'table',
  ...table,
  attributes: {
    role: 'presentation',
    cellPadding: 0,
    cellSpacing: 0,
    border: 0,
    width: '100%',
    ...table.attributes,
  },
  children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', ...cell }] }] }],
});

const makeLink = (href: string, text: string): MailNode => ({
  tag: 'a',
  colorRole: 'link',
  attributes: { href },
  style: { textDecoration: 'underline' },
  children: [text],
});

function makeFooter({ locale, sender, unsubscribeLink }: IssueMailOptions): MailNode[] {
  const { reason, unsubscribeLinkText, testNotice } = mailTexts[locale];
  const signature = [identity.name[locale], sender.postalAddress]
    .filter(Boolean)
    .flatMap((line): (MailNode | string)[] => [line, { tag: 'br' }]);
  return [
    {
      tag: 'p',
      style: { margin: '0 0 12px' },
      children:
        unsubscribeLink === undefined
          ? [testNotice]
          : [`${reason} `, makeLink(unsubscribeLink, unsubscribeLinkText)],
    },
    {
      tag: 'p',
      style: { margin: '0' },
      children: [
        ...signature,
        makeLink(`mailto:${identity.email}`, identity.email),
        ' · ',
        makeLink(sender.origin, sender.origin.replace(/^https?:\/\//u, '')),
      ],
    },
  ];
}

/** Invisible characters after the preheader. Without them, an inbox also shows the first lines. */
const preheaderPadding = '\u200c\u00a0'.repeat(60);

/** The body of an issue's mail. The dashboard's preview renders the same elements. */
export function composeIssueNode(issue: Issue, options: IssueMailOptions): MailNode {
  const { locale } = options;
  const { lang, subject, blocks, picture } = parseIssue(issue, options);
  // The texts around the issue are in the reader's language.
  const langAttribute = lang === locale ? {} : { attributes: { lang } };
  const content = blocksToNodes(blocks, picture);
  const column = { width: '100%', maxWidth: `${mailWidth}px`, margin: '0 auto' };
  const card = makeTable(
    {
      style: { padding: '28px 24px 12px' },
      children: [
        {
          tag: 'p',
          colorRole: 'secondaryText',
          style: { margin: '0 0 6px', fontSize: '14px', fontWeight: 'bold' },
          children: [identity.name[locale]],
        },
        {
          tag: 'h1',
          ...langAttribute,
          style: { margin: '0 0 20px', fontSize: '28px', fontWeight: 'bold', lineHeight: 1.2 },
          children: [subject],
        },
        ...(lang === locale
          ? content
          : [{ tag: 'div', ...langAttribute, children: content } as const]),
      ],
    },
    { colorRole: 'card', style: { ...column, borderCollapse: 'collapse' } },
  );
  const strip = makeTable(
    {
      colorRole: 'strip',
      style: { height: '8px', fontSize: '1px', lineHeight: '8px' },
      children: [' '],
    },
    { style: { ...column, borderCollapse: 'collapse' } },
  );
  const footer = makeTable(
    {
      colorRole: 'secondaryText',
      style: { padding: '20px 24px 8px', fontSize: '14px', lineHeight: 1.5 },
      children: makeFooter(options),
    },
    { style: column },
  );
  return {
    tag: 'div',
    colorRole: 'text',
    attributes: { lang: locale },
    style: {
      fontFamily: 'Arial,Helvetica,sans-serif',
      fontSize: '16px',
      lineHeight: 1.55,
      overflowWrap: 'anywhere',
    },
    children: [
      {
        tag: 'div',
        ...langAttribute,
        style: { display: 'none', maxHeight: '0', overflow: 'hidden' },
        children: [`${makePreheader(blocks)}${preheaderPadding}`],
      },
      makeTable(
        { style: { padding: '16px 8px' }, children: [strip, card, footer] },
        { colorRole: 'page', style: { width: '100%' } },
      ),
    ],
  };
}

/** The HTML of an issue's mail. */
export function composeIssueHtml(issue: Issue, options: IssueMailOptions): string {
  const { subject } = localizeIssue(issue, options.locale);
  return [
    '<!doctype html>',
    `<html lang="${options.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>:root{color-scheme:light dark}${darkStyleSheet}</style></head>`,
    `<body class="page" style="margin:0;padding:0">${nodesToHtml([composeIssueNode(issue, options)])}</body></html>\n`,
  ].join('\n');
}
