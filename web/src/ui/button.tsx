import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, type ButtonSize, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** The one button. A `button` unless told to submit: HTML's own default sends forms by surprise. */
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
