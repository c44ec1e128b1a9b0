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
  requestCalendarReading: {
    method: 'POST',
    path: '/api/calendar/read',
    access: 'staff',
    input: null,
    output: acknowledgement,
  },
  /**
   * Accepts that many entries suddenly disappeared (`heldLoss`), and requests a reading. The
   * response is 409 for another loss, or if it is already accepted.
   */
  acceptCalendarLoss: {
    method: 'POST',
    path: '/api/calendar/accept-loss',
    access: 'staff',
    input: acceptLossSchema,
    output: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
