import { darkColors, lightColors, type MailNode } from '@club/domain/issue/mail-node';
import { createElement, Fragment, type ReactNode } from 'react';

/** The tags of the mail's headings in the preview, whose own heading is an `h3`. */
const previewTags: { readonly [Tag in MailNode['tag']]?: string } = {
  h1: 'h4',
  h2: 'h5',
  h3: 'h6',
};

interface MailElementProps {
  readonly node: MailNode;
  readonly isDark: boolean;
}

/**
 * An element of a mail with the styles of the mail's HTML. React sets each style as a property,
 * which our security policy allows.
 */
export function MailElement({ node, isDark }: MailElementProps): ReactNode {
  const { tag, attributes, style, colorRole, children } = node;
  const colors = isDark ? darkColors : lightColors;
  return createElement(
    previewTags[tag] ?? tag,
    {
      ...attributes,
      ...(tag === 'a' && { target: '_blank', rel: 'noreferrer' }),
      style: { ...(colorRole && colors[colorRole]), ...style },
    },
    children?.map((child, index) => (
      <Fragment key={index}>
        {typeof child === 'string' ? child : <MailElement node={child} isDark={isDark} />}
      </Fragment>
    )),
  );
}
