import { type ReactNode, useDeferredValue, useEffectEvent, useLayoutEffect } from 'react';

interface AfterPaintProps {
  /** Told once the children are there. */
  readonly onMount: () => void;
  readonly children: ReactNode;
}

function WithMountEvent({ onMount, children }: AfterPaintProps) {
  const tell = useEffectEvent(onMount);
  useLayoutEffect(() => tell(), []);
  return children;
}

/** Mounts its children only after what is around them was painted: the answer to a press comes first. */
export function AfterPaint(props: AfterPaintProps) {
  const isPainted = useDeferredValue(true, false);
  return isPainted && <WithMountEvent {...props} />;
}
