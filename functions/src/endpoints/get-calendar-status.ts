import { getCalendarStatus as getStatus } from '../calendar/get-status.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/** `GET /api/calendar/status`: returns the state of the calendar's last reading. */
export const getCalendarStatus: Handler<'getCalendarStatus'> = async () => ({
  body: await getStatus(firestore(), Date.now()),
});
