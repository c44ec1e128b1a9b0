/** The styles of buttons, and of links that look like buttons. */
export type ButtonVariant = 'primary' | 'dark' | 'outline' | 'light' | 'plain';

const variantClasses: Readonly<Record<ButtonVariant, string>> = {
  primary: 'text-ink before:bg-court hover:before:bg-sun',
  dark: 'text-white before:bg-ink hover:before:bg-river',
  outline:
    'text-ink before:inset-ring-2 before:inset-ring-ink hover:text-white hover:before:bg-ink',
  light: 'text-ink before:bg-white hover:before:bg-sun',
  plain: '',
};

export type ButtonSize = 'regular' | 'large';
const sizeClasses: Readonly<Record<ButtonSize, string>> = {
  regular: 'text-lg',
  large: 'min-h-14 text-2xl',
};

const baseClasses =
  'slanted ml-[0.3rem] inline-flex min-h-12 w-fit cursor-pointer items-center justify-center gap-2 px-[min(1.75rem,6vw)] py-2 ' +
  'text-center font-display leading-tight font-bold uppercase transition-colors ' +
  'disabled:cursor-default disabled:opacity-60';

/** The classes of a button's variant and size. `plain` has none. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return variant === 'plain'
    ? ''
    : `${baseClasses} ${sizeClasses[size]} ${variantClasses[variant]}`;
}
