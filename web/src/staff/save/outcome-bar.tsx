import { type ReactNode, useRef } from 'react';
import { useScrollPadding } from './use-scroll-padding.ts';

interface OutcomeBarProps {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/**
 * The outcome of the last action, at the bottom of the window, for a tab without a save bar. It is
 * a live region, so it is rendered also while it is empty.
 */
export function OutcomeBar({ isEmpty, children }: OutcomeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div
      ref={bar}
      role="status"
      className={
        isEmpty
          ? 'sr-only'
          : 'fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-2 border-t-4 border-ink bg-cream px-gutter py-3'
      }
    >
      {children}
    </div>
  );
}
