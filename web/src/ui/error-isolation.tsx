import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface ErrorIsolationProps {
  /** Shown in place of the failed part; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary around a part of a page. If it fails, the rest still renders. */
export function ErrorIsolation({ fallback = null, children }: ErrorIsolationProps) {
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}
