import { type ReactNode, useDeferredValue, useEffectEvent, useLayoutEffect } from 'react';

interface AfterPaintProps {
  /** Called once the children are mounted. */
  readonly onMount: () => void;
  readonly children: ReactNode;
}

function MountNotifier({ onMount, children }: AfterPaintProps) {
  const notifyMount = useEffectEvent(onMount);
  useLayoutEffect(() => notifyMount(), []);
  return children;
}

/** Mounts its children one render later, so that a row's header appears as soon as it is chosen. */
export function AfterPaint(props: AfterPaintProps) {
  const isPainted = useDeferredValue(true, false);
  return isPainted && <MountNotifier {...props} />;
}
