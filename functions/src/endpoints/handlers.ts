import type { Handlers } from '../http/handler.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { getAudience } from './get-audience.ts';
import { getIssue } from './get-issue.ts';
import { getStaffSession } from './get-staff-session.ts';
import { listDeadLetters } from './list-dead-letters.ts';
import { listNotes } from './list-notes.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendIssue } from './send-issue.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';
import { unsubscribeByLink, unsubscribeByOneClick } from './unsubscribe-by-link.ts';
import { updateNote } from './update-note.ts';

/** Who answers what. An endpoint of the table that is not here answers 501. */
export const handlers: Handlers = {
  confirmSubscription,
  getAudience,
  getIssue,
  getStaffSession,
  listDeadLetters,
  listNotes,
  sendContactMessage,
  sendIssue,
  subscribe,
  unsubscribe,
  unsubscribeByLink,
  unsubscribeByOneClick,
  updateNote,
};
