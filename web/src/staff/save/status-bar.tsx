import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/** The actions that the bar has messages of. */
type Source = 'form' | 'list' | 'history';

interface StatusBarState {
  /** The action that began last: only its messages are shown. */
  readonly source: Source;
  readonly beginAction: (source: Source) => void;
  /** The element for the messages of the list and the history. */
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}

const StatusBarContext = createContext<StatusBarState>({
  source: 'form',
  beginAction: () => undefined,
  slot: null,
  setSlot: () => undefined,
});

/**
 * The status bar of the tab. Call `beginAction` before an action, so that older messages disappear.
 */
export const useStatusBar = (): StatusBarState => useContext(StatusBarContext);

/** One status bar for all actions of a tab. */
export function StatusBarProvider({ children }: { readonly children: ReactNode }) {
  const [source, beginAction] = useState<Source>('form');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ source, beginAction, slot, setSlot }), [source, slot]);
  return <StatusBarContext value={value}>{children}</StatusBarContext>;
}

interface InStatusBarProps {
  readonly source: Source;
  readonly children: ReactNode;
}

/** Shows messages in the status bar, while their action is the latest. */
export function InStatusBar({ source, children }: InStatusBarProps) {
  const bar = useStatusBar();
  return bar.slot && bar.source === source && createPortal(children, bar.slot);
}
