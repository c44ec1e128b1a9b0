import type { Firestore } from 'firebase-admin/firestore';
import { demoParameters } from '../../environments/demo.ts';
import { readCalendar } from '../../functions/src/calendar/read-calendar.ts';
import { calendarAddress, emulatorEnvironment } from '../project.ts';

/** Whether the calendar has been read before. */
export const hasDemoCalendar = async (db: Firestore): Promise<boolean> =>
  (await db.doc('calendarState/feed').get()).exists;

/**
 * Reads the demo's season twice, first without and then with its latest changes. So the site knows
 * what changed. Does nothing if the calendar has been read before.
 */
export async function loadDemoCalendar(db: Firestore): Promise<void> {
  if (await hasDemoCalendar(db)) return;
  Object.assign(process.env, emulatorEnvironment, demoParameters, { FUNCTIONS_EMULATOR: 'true' });
  process.env['CALENDAR_ORIGIN'] = `${calendarAddress}/before`;
  await readCalendar(db, Date.now());
  process.env['CALENDAR_ORIGIN'] = calendarAddress;
  await readCalendar(db, Date.now());
}
