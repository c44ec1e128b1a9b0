import { setTimeout as delay } from 'node:timers/promises';
import { emulatorEnvironment } from '../project.ts';

const minuteMs = 60_000;

/**
 * Checks every minute which banners must appear or disappear, and whether the urgent notice has
 * ended. In production a scheduled function does this, but the emulators run no schedules.
 */
export async function runDisplayTimes(signal: AbortSignal): Promise<void> {
  Object.assign(process.env, emulatorEnvironment, { FUNCTIONS_EMULATOR: 'true' });
  // Imported here, because the Admin SDK reads the environment when it starts.
  const [{ applyDisplayTimes }, { firestore }] = await Promise.all([
    import('../../functions/src/display-times/apply-display-times.ts'),
    import('../../functions/src/store/admin.ts'),
  ]);
  while (!signal.aborted) {
    try {
      await applyDisplayTimes(firestore(), Date.now());
      await delay(minuteMs - (Date.now() % minuteMs), undefined, { signal, ref: false });
    } catch {
      // The emulators may be stopping. The next minute tries again.
      await delay(minuteMs, undefined, { ref: false });
    }
  }
}
