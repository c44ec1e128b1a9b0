import type { SpeedReport } from '@club/domain/page-speed/page-speed';

const address = '/api/page-speed';

/** Sends a report, even if the page closes. Ignores a failure, because nobody can act on it. */
export function sendSpeedReport(report: SpeedReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // A browser may refuse a beacon, and some extensions remove the method.
  if ('sendBeacon' in navigator && navigator.sendBeacon(address, body)) return;
  fetch(address, { method: 'POST', keepalive: true, credentials: 'omit', body }).catch(
    () => undefined,
  );
}
