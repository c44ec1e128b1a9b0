import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { readCalendar } from '../../functions/src/calendar/read-calendar.ts';
import { functionSettings } from '../function-settings.ts';
import { calendarAddress, emulatorEnvironment } from '../project.ts';

const intervalMs = 15 * 60_000;

function setFunctionSettings(): void {
  Object.assign(process.env, emulatorEnvironment, functionSettings, { FUNCTIONS_EMULATOR: 'true' });
}

/**
 * Reads the demo's season twice, first without and then with its latest changes. So the site knows
 * what changed. Does nothing if the calendar has been read before.
 */
export async function loadDemoCalendar(db: Firestore): Promise<void> {
  const isLoaded = (await db.doc('calendarState/feed').get()).exists;
  if (isLoaded) return;
  setFunctionSettings();
  process.env['CALENDAR_ORIGIN'] = `${calendarAddress}/before`;
  await readCalendar(db, Date.now());
  process.env['CALENDAR_ORIGIN'] = calendarAddress;
  await readCalendar(db, Date.now());
}

/**
 * Reads the local calendar every 15 minutes, as the scheduled function does in production.
 * The emulators run no schedules.
 */
export async function runCalendarReadings(signal: AbortSignal): Promise<void> {
  setFunctionSettings();
  // Imported here, because the Admin SDK reads the environment when it starts.
  const { firestore } = await import('../../functions/src/store/admin.ts');
  while (!signal.aborted) {
    try {
      await readCalendar(firestore(), Date.now());
    } catch {
      // The emulators may be stopping. The next reading tries again.
    }
    await delay(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
