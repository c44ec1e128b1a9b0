import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useScrollPadding } from './use-scroll-padding.ts';

/** The frame of the save bar and of the order's bar. It sticks to the bottom of all but low windows. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('admin:editing.bar')}
      className="z-10 -mx-gutter flex flex-wrap items-center gap-x-4 gap-y-2 border-t-4 border-ink bg-cream px-gutter py-2 [@media(min-height:26rem)]:sticky [@media(min-height:26rem)]:bottom-0"
    >
      {children}
    </div>
  );
}
