import { contactSchema } from '../contact.ts';
import { staffCountsSchema } from '../staff-counts.ts';
import {
  messageDeletionSchema,
  messageListSchema,
  messageUpdateSchema,
  visitorMessageSchema,
} from '../visitor-message.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints of visitors' messages, and the counts of the dashboard's tabs. */
export const messageEndpoints = {
  /** Stores and mails what a visitor writes in the contact form. */
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    input: contactSchema,
    output: acknowledgement,
    acceptsForm: true,
  },
  /** Lists the newest messages of the contact form. */
  listMessages: {
    method: 'GET',
    path: '/api/messages',
    access: 'staff',
    input: null,
    output: messageListSchema,
  },
  /** Lists the messages that are older than message `{id}`. */
  listOlderMessages: {
    method: 'GET',
    path: '/api/messages/{id}/older',
    access: 'staff',
    input: null,
    output: messageListSchema,
  },
  /**
   * Changes the state of a message; 409 with the current message if it has changed since staff saw
   * it.
   */
  updateMessage: {
    method: 'PATCH',
    path: '/api/messages/{id}',
    access: 'staff',
    input: messageUpdateSchema,
    output: visitorMessageSchema,
  },
  /** Deletes a message for good; 409 as above. */
  deleteMessage: {
    method: 'POST',
    path: '/api/messages/{id}/delete',
    access: 'staff',
    input: messageDeletionSchema,
    output: acknowledgement,
  },
  /** Counts new messages, unsent mails and waiting families. */
  getStaffCounts: {
    method: 'GET',
    path: '/api/staff/counts',
    access: 'staff',
    input: null,
    output: staffCountsSchema,
  },
} as const satisfies Record<string, Endpoint>;
