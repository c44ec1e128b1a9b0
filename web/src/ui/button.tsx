import type { ComponentProps } from 'react';
import { type ButtonVariant, type ButtonSize, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** The site's button. Its default type is `button`, because HTML's default submits forms. */
export function Button({
  variant = 'primary',
  size = 'regular',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(variant, size)} ${className ?? ''}`} {...rest} />
  );
}
