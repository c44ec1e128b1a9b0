import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section';
}

/** A centred block of the page's content width. */
export function Container({ as: Element = 'div', className = '', ...attributes }: ContainerProps) {
  return <Element {...attributes} className={`mx-auto max-w-page px-gutter ${className}`.trim()} />;
}
