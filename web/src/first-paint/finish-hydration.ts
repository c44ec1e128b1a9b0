import { snapshotsAttribute } from './contract.ts';

/** Called after hydration. It replays early events and shows loading texts again. */
export function finishHydration(): void {
  window.replayEarlyEvents?.();
  document.documentElement.removeAttribute(snapshotsAttribute);
}
