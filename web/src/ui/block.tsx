import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface BlockProps {
  /** What stands in its place when it cannot be drawn; nothing unless said. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that stands alone: when it fails, the rest of the page stays whole. */
export function Block({ fallback = null, children }: BlockProps) {
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}
