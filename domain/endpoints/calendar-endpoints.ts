import { acceptLossSchema, calendarStatusSchema } from '../calendar/calendar-status.ts';
import {
  changedEntrySchema,
  changeEntrySchema,
  tonightSchema,
  undoChangeSchema,
  undoneChangeSchema,
} from '../calendar/entry-change.ts';
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
  /** Lists the entries of today and tomorrow, and what staff changed about entries. */
  getTonight: {
    method: 'GET',
    path: '/api/calendar/tonight',
    access: 'staff',
    input: null,
    output: tonightSchema,
  },
  /**
   * Cancels an entry, or gives it another place or time, and publishes the urgent notice with it. The
   * response is 409 if the entry or the notice has changed since staff saw it.
   */
  changeEntry: {
    method: 'PUT',
    path: '/api/calendar/entries/{id}',
    access: 'staff',
    input: changeEntrySchema,
    output: changedEntrySchema,
  },
  /** Undoes the last change of an entry, and restores the urgent notice from before it. */
  undoEntryChange: {
    method: 'POST',
    path: '/api/calendar/entries/{id}/undo',
    access: 'staff',
    input: undoChangeSchema,
    output: undoneChangeSchema,
  },
} as const satisfies Record<string, Endpoint>;
