import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** The site's button. Its default type is `button`: HTML's own default submits forms. */
export function Button({
  look = 'primary',
  size = 'regular',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${buttonClass(look, size)} ${className ?? ''}`} {...rest} />
  );
}
