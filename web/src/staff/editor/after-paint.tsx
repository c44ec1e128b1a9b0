import { type ReactNode, useDeferredValue, useEffectEvent, useLayoutEffect } from 'react';

interface AfterPaintProps {
  /** Whether the children are mounted at once, because nobody waits for the header. */
  readonly isImmediate: boolean;
  /** Called once the children are mounted. */
  readonly onMount: () => void;
  readonly children: ReactNode;
}

function MountNotifier({ onMount, children }: Omit<AfterPaintProps, 'isImmediate'>) {
  const notifyMount = useEffectEvent(onMount);
  useLayoutEffect(() => notifyMount(), []);
  return children;
}

/** Mounts its children one render later, so that a row's header appears as soon as it is chosen. */
export function AfterPaint({ isImmediate, ...props }: AfterPaintProps) {
  const isMounted = useDeferredValue(true, isImmediate);
  return isMounted && <MountNotifier {...props} />;
}
