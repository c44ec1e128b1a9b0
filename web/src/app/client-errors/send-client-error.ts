import type { ClientError } from '@club/domain/client-error';
import { findReportablePage } from '@club/domain/reportable-page';
import { isLocale } from '@club/domain/locale';
import { type BrowserError, describeClientError } from './describe-client-error.ts';

/** The maximum number of reports per visit. */
const maxReports = 5;
/**
 * How long the report of a missing script waits. A page of an earlier build usually reloads before
 * that, and then sends none.
 */
const reloadWaitMs = 6_000;
const sentReports = new Set<string>();

/** The visitor's wishes for privacy. TypeScript's DOM types lack these properties. */
interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the visitor asks not to be tracked: Do Not Track or Global Privacy Control. */
const isTrackingRefused = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacySignals;
  return doNotTrack === '1' || globalPrivacyControl === true;
};

function toBrowserError(errorOrEvent: unknown): BrowserError {
  if (errorOrEvent instanceof ErrorEvent) {
    const { message, filename, lineno: line, colno: column } = errorOrEvent;
    return { kind: 'error', error: errorOrEvent.error as unknown, message, filename, line, column };
  }
  if (errorOrEvent instanceof PromiseRejectionEvent)
    return { kind: 'rejection', error: errorOrEvent.reason };
  return { kind: 'render', error: errorOrEvent };
}

/** The entry script's name, which differs for each build. */
const getVersion = (): string =>
  /\/(?<name>[\w-]{1,57}\.js)$/u.exec(
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  )?.groups?.['name'] ?? '';

function makeReport(errorOrEvent: unknown): ClientError | undefined {
  const description = describeClientError(toBrowserError(errorOrEvent), location.origin);
  if (!description) return undefined;
  const { lang } = document.documentElement;
  return {
    ...description,
    page: findReportablePage(location.pathname),
    locale: isLocale(lang) ? lang : 'fr',
    version: getVersion(),
  };
}

/** Records a report as sent. Returns false if it may not be sent: a duplicate, or too many. */
function recordReport({ kind, message, script, line, column }: ClientError): boolean {
  const key = JSON.stringify([kind, message, script, line, column]);
  if (sentReports.has(key) || sentReports.size >= maxReports) return false;
  sentReports.add(key);
  return true;
}

/**
 * Reports an error event, or an error that an error boundary has caught. Sends nothing offline, or
 * if the visitor refuses tracking. Never rejects.
 */
export async function sendClientError(errorOrEvent: unknown): Promise<void> {
  try {
    if (isTrackingRefused() || !navigator.onLine) return;
    const report = makeReport(errorOrEvent);
    if (!report || !recordReport(report)) return;
    if (report.kind === 'chunk') await new Promise((resolve) => setTimeout(resolve, reloadWaitMs));
    await fetch('/api/errors', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    });
  } catch {
    // Nobody can do anything about a report that fails.
  }
}
