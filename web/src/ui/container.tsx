import type { ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section';
}

/** A block as wide as the page's content, in the middle of the window. */
export function Container({ as: Element = 'div', className = '', ...attributes }: ContainerProps) {
  return <Element {...attributes} className={`mx-auto max-w-page px-gutter ${className}`.trim()} />;
}
