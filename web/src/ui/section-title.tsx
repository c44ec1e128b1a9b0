import type { ComponentProps } from 'react';

const sizeClasses = {
  hero: 'text-hero',
  title: 'text-title',
  /** Of a banner. It is larger than the titles of Home's sections, and smaller than `title`. */
  banner: 'text-banner',
  section: 'text-section',
  heading: 'text-heading',
  /** Of a part of a page that is mostly read on a phone. */
  part: 'text-heading max-sm:text-xl',
} as const;

interface SectionTitleProps extends ComponentProps<'h2'> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'p';
  readonly size: keyof typeof sizeClasses;
}

/** A title in the display font, in one of six sizes. */
export function SectionTitle({
  as: Element = 'h2',
  size,
  className = '',
  ...attributes
}: SectionTitleProps) {
  return (
    <Element
      {...attributes}
      className={`font-display ${sizeClasses[size]} font-extrabold uppercase ${className}`.trim()}
    />
  );
}
