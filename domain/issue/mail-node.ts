import { escapeHtml } from '../escape-html.ts';

type MailTag =
  | 'div'
  | 'table'
  | 'tbody'
  | 'tr'
  | 'td'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'a'
  | 'strong'
  | 'img'
  | 'br';

/**
 * The role that decides an element's colours. Several elements may share a role. `strip` is the
 * thin line at the top of the mail.
 */
export type ColorRole = 'page' | 'card' | 'strip' | 'text' | 'link' | 'secondaryText';

/** Inline styles with React's property names, such as `fontSize`. */
type MailStyle = Readonly<Record<string, string | number>>;

/**
 * An element of a mail. The mail's HTML and the dashboard's preview are made from the same
 * elements. The preview cannot insert the HTML, because our Content Security Policy blocks the
 * styles of inserted HTML.
 */
export interface MailNode {
  readonly tag: MailTag;
  /** Attributes with React's property names, such as `cellPadding`. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly style?: MailStyle;
  readonly colorRole?: ColorRole;
  readonly children?: readonly (MailNode | string)[];
}

/**
 * The colours of each role. The contrast is enough even in mail programs that invert colours on
 * their own.
 */
export const lightColors: Readonly<Record<ColorRole, MailStyle>> = {
  page: { backgroundColor: '#eef2fb' },
  card: { backgroundColor: '#fdfdff' },
  strip: { backgroundColor: '#ffc53d' },
  text: { color: '#0b1638' },
  link: { color: '#1746d1' },
  secondaryText: { color: '#46507a' },
};

/** The colours of each role for readers who prefer dark ones. */
export const darkColors: typeof lightColors = {
  page: { backgroundColor: '#0b1020' },
  card: { backgroundColor: '#161d33' },
  strip: { backgroundColor: '#ffc53d' },
  text: { color: '#f0f3fb' },
  link: { color: '#a9c3ff' },
  secondaryText: { color: '#b9c6e8' },
};

const toKebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const toCss = (style: MailStyle, suffix = ''): string =>
  Object.entries(style)
    .map(([name, value]) => `${toKebabCase(name)}:${value}${suffix}`)
    .join(';');

const voidTags: readonly MailTag[] = ['img', 'br'];

/** Serializes elements as HTML, with inline styles. */
export function nodesToHtml(nodes: readonly (MailNode | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const { tag, attributes, style, colorRole, children = [] } = node;
      const css = toCss({ ...(colorRole && lightColors[colorRole]), ...style });
      const allAttributes: Readonly<Record<string, string | number>> = {
        ...(colorRole && { class: colorRole }),
        ...attributes,
        ...(css !== '' && { style: css }),
      };
      const attributeTexts = Object.entries(allAttributes).map(
        ([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`,
      );
      const start = `<${tag}${attributeTexts.join('')}>`;
      return voidTags.includes(tag) ? start : `${start}${nodesToHtml(children)}</${tag}>`;
    })
    .join('');
}

/** The style sheet for readers who prefer dark colours. Not all mail programs apply it. */
export const darkStyleSheet = `@media (prefers-color-scheme:dark){${Object.entries(darkColors)
  .map(([colorRole, style]) => `.${colorRole}{${toCss(style, '!important')}}`)
  .join('')}}`;
