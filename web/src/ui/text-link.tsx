import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts.ts';
import { type ButtonVariant, type ButtonSize, buttonClass } from './button-class.ts';
import { ArrowIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TextLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'style' | 'target'
> {
  /**
   * A path of the site (`/club`), an element of the page (`#newsletter`), or another address
   * (`https:`, `http:`, `tel:`, `mailto:`).
   */
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** For a path of the site: stay where the page is scrolled to. */
  readonly preventScrollReset?: boolean;
  readonly children: ReactNode;
}

/**
 * The site's link. It has `aria-current` on the page it leads to, and on the pages below that path. A
 * link to another site opens in a new tab, which a hidden text states.
 */
export function TextLink({
  to,
  variant = 'plain',
  size = 'regular',
  className,
  children,
  ...rest
}: TextLinkProps) {
  const { t } = useTexts();
  const classes = `${buttonClass(variant, size)} ${className ?? ''}`;
  if (to.startsWith('/')) {
    return (
      <NavLink to={to} className={classes} {...rest}>
        {children}
      </NavLink>
    );
  }
  if (!/^https?:/u.test(to)) {
    return (
      <a href={to} className={classes} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={classes} {...rest}>
      {children}
      <VisuallyHidden> ({t('common:opens_new_tab')})</VisuallyHidden>
    </a>
  );
}

interface ArrowLinkProps {
  readonly to: string;
  readonly label: string;
  /** Hidden text that distinguishes links with the same label. */
  readonly about?: string;
  readonly className: string;
}

/** A link to the next step, with an arrow. */
export function ArrowLink({ to, label, about, className }: ArrowLinkProps) {
  return (
    <TextLink
      to={to}
      className={`inline-flex items-center gap-2 font-bold underline-offset-4 ${className}`}
    >
      {label}
      {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      <ArrowIcon />
    </TextLink>
  );
}
