import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

/** What the bar's messages can be about. */
type Source = 'form' | 'list' | 'history';

interface StatusBarState {
  /** What was begun last: only its messages are shown, the others are out of date. */
  readonly source: Source;
  readonly begin: (source: Source) => void;
  /** Where in the bar the messages of the list and of the history are. */
  readonly slot: HTMLElement | null;
  readonly setSlot: (slot: HTMLElement | null) => void;
}

const StatusBarContext = createContext<StatusBarState>({
  source: 'form',
  begin: () => undefined,
  slot: null,
  setSlot: () => undefined,
});

/** The status bar of the tab: tell it what begins, so that older messages go. */
export const useStatusBar = (): StatusBarState => useContext(StatusBarContext);

/** One status bar for all that can be done in a tab. */
export function StatusBarProvider({ children }: { readonly children: ReactNode }) {
  const [source, begin] = useState<Source>('form');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const value = useMemo(() => ({ source, begin, slot, setSlot }), [source, slot]);
  return <StatusBarContext value={value}>{children}</StatusBarContext>;
}

interface InStatusBarProps {
  readonly source: Source;
  readonly children: ReactNode;
}

/** Puts messages into the status bar, for as long as they are about what was begun last. */
export function InStatusBar({ source, children }: InStatusBarProps) {
  const bar = useStatusBar();
  return bar.slot && bar.source === source && createPortal(children, bar.slot);
}
