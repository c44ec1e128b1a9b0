import type { ComponentProps } from 'react';

const sizeClasses = { hero: 'text-hero', title: 'text-title', heading: 'text-heading' } as const;

interface SectionTitleProps extends ComponentProps<'h2'> {
  readonly as?: 'h1' | 'h2' | 'h3' | 'p';
  readonly size: keyof typeof sizeClasses;
}

/** A title in the display font, in one of three sizes. */
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
