import type { ButtonHTMLAttributes } from 'react';

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether a long text may take several lines. */
  readonly canWrap?: boolean;
}

/** A small button in a table row. With `aria-pressed` it looks pressed. */
export function RowButton({ canWrap = false, ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`slanted min-h-11 cursor-pointer px-4 font-display leading-tight font-bold ${canWrap ? '' : 'whitespace-nowrap'} before:inset-y-1 before:bg-white before:inset-ring-2 before:inset-ring-ink hover:text-white hover:before:bg-river disabled:cursor-default disabled:opacity-60 aria-pressed:text-white aria-pressed:before:bg-ink`}
    />
  );
}
