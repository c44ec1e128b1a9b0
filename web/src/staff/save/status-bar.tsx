import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * The kind of action that a message is about. With `lifecycle`, staff create, copy, retire or
 * restore a row.
 */
type MessageSource = 'form' | 'quick-save' | 'history' | 'lifecycle' | 'order';

interface StatusBarState {
  /** The kind of the last action. The bar shows only its messages. */
  readonly source: MessageSource;
  readonly showMessagesFrom: (source: MessageSource) => void;
  /** The element in which `InStatusBar` renders its messages. */
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

interface InStatusBarProps {
  readonly source: MessageSource;
  readonly children: ReactNode;
}

/** Shows messages in the status bar, but only if the last action was of the kind `source`. */
export function InStatusBar({ source, children }: InStatusBarProps) {
  const bar = useStatusBar();
  return bar.slot && bar.source === source && createPortal(children, bar.slot);
}
