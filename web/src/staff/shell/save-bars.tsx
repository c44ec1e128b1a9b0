import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

/** Sets the page's scroll padding, so that the bar never covers the focused element. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

interface BottomBarProps {
  /** Whether there is something to save. Without it, only a message makes the bar stick. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** The frame of the save bar and of the order's bar. It sticks to the bottom of all but low windows. */
export function BottomBar({ isNeeded, children }: BottomBarProps) {
  const { t } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('admin:editing.bar')}
      data-needed={isNeeded || undefined}
      className="z-10 -mx-gutter flex flex-wrap items-center gap-x-4 gap-y-2 border-t-4 border-ink bg-cream px-gutter py-2 [@media(min-height:26rem)]:bottom-0 [@media(min-height:26rem)]:data-needed:sticky [@media(min-height:26rem)]:has-[[role=status]:not(:empty)]:sticky"
    >
      {children}
    </div>
  );
}

/**
 * The kind of action that a message is about. With `lifecycle`, staff create, copy, retire or
 * restore a row.
 */
export type MessageSource = 'form' | 'quick-save' | 'history' | 'lifecycle' | 'order';

interface StatusBarState {
  /** The kind of the last action. The bar shows only its messages. */
  readonly source: MessageSource;
  readonly showMessagesFrom: (source: MessageSource) => void;
  /** The element in which each `StatusBarMessage` is rendered. */
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}

const StatusBarContext = createContext<StatusBarState>({
  source: 'form',
  showMessagesFrom: () => undefined,
  slot: null,
  setSlot: () => undefined,
});

/**
 * The status bar of the tab. Call `showMessagesFrom` before an action, so that the messages of
 * other actions disappear.
 */
export const useStatusBar = (): StatusBarState => useContext(StatusBarContext);

/** One status bar for all actions of a tab. */
export function StatusBarProvider({ children }: { readonly children: ReactNode }) {
  const [source, showMessagesFrom] = useState<MessageSource>('form');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ source, showMessagesFrom, slot, setSlot }), [source, slot]);
  return <StatusBarContext value={value}>{children}</StatusBarContext>;
}
