import { acceptLossSchema, calendarStatusSchema } from '../calendar/calendar-status.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints of the club's calendar, for staff. Visitors read its entries in Firestore. */
export const calendarEndpoints = {
  getCalendarStatus: {
    method: 'GET',
    path: '/api/calendar/status',
    access: 'staff',
    input: null,
    output: calendarStatusSchema,
  },
  /** Requests a reading, which starts within seconds; 409 while one runs or is about to begin. */
  readCalendar: {
    method: 'POST',
    path: '/api/calendar/read',
    access: 'staff',
    input: null,
    output: acknowledgement,
  },
  /** Accepts a sudden loss of entries and requests a reading. */
  acceptCalendarLoss: {
    method: 'POST',
    path: '/api/calendar/accept-loss',
    access: 'staff',
    input: acceptLossSchema,
    output: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
