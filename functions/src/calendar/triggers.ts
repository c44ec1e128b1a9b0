import { clubTimeZone } from '@club/domain/montreal-time';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../store/admin.ts';
import { calendarRequestPath } from '../store/calendar-state.ts';
import { readCalendar } from './read-calendar.ts';

const options = {
  region: 'northamerica-northeast1',
  memory: '512MiB' as const,
  maxInstances: 1,
  concurrency: 1,
  timeoutSeconds: 120,
};

/** Reads the club's calendar every 15 minutes, but not at :00 or :30, when most cron jobs run. */
export const readCalendarOnSchedule = onSchedule(
  { ...options, schedule: '7,22,37,52 * * * *', timeZone: clubTimeZone },
  async () => {
    await readCalendar(firestore(), Date.now());
  },
);

/** Reads the calendar after staff have requested it. */
export const readCalendarOnRequest = onDocumentWritten(
  { ...options, document: calendarRequestPath },
  async () => {
    await readCalendar(firestore(), Date.now());
  },
);
