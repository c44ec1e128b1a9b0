import type { ReactNode } from 'react';

interface RowSummaryProps {
  readonly picture?: ReactNode;
  /** The row's name or the beginning of its text. */
  readonly children: ReactNode;
}

/** What staff recognize a row by: its picture and its name. */
export function RowSummary({ picture, children }: RowSummaryProps) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-1">
      {picture}
      <strong>{children}</strong>
    </div>
  );
}
