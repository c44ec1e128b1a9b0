import { logWarning } from '../../data/log-warning.ts';

/** Reports an error. The code for it loads at the first error, because most visits have none. */
function sendReport(errorOrEvent: unknown): void {
  // Development and tests report nothing.
  if (!import.meta.env.PROD) return;
  import('./send-client-error.ts').then(
    (module) => module.sendClientError(errorOrEvent),
    () => undefined,
  );
}

/** Reports the errors that nothing catches. */
export function watchErrors(): void {
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, sendReport);
}

/** Reports an error that an error boundary has caught. */
export function reportCaughtError(error: unknown): void {
  logWarning('A page failed', error);
  sendReport(error);
}
