import { snapshotsAttribute } from './contract.ts';

/** Called once the page is hydrated: replays early events, and lets loading texts show again. */
export function finishHydration(): void {
  window.replayEarlyEvents?.();
  document.documentElement.removeAttribute(snapshotsAttribute);
}
