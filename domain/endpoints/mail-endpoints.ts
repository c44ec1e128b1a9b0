import * as v from 'valibot';
import { mailQueueSchema, resendSchema } from '../mail.ts';
import {
  audienceSchema,
  issueProgressSchema,
  publicationSchema,
  sendIssueSchema,
  sentIssueSchema,
} from '../newsletter.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints of the newsletter and the mail queue, for staff. */
export const mailEndpoints = {
  /** Queues the mails of an issue: test mails to its sender, or a mail to every reader. */
  sendIssue: {
    method: 'POST',
    path: '/api/newsletter/send',
    access: 'staff',
    input: sendIssueSchema,
    output: issueProgressSchema,
  },
  /** Gets the progress of an issue: its mails, counted by state. */
  getIssue: {
    method: 'GET',
    path: '/api/newsletter/issues/{id}',
    access: 'staff',
    input: null,
    output: issueProgressSchema,
  },
  /**
   * Lists the issues that were sent, or are being sent, to readers, and whether visitors can read
   * them on the site.
   */
  listIssues: {
    method: 'GET',
    path: '/api/newsletter/issues',
    access: 'staff',
    input: null,
    output: v.array(sentIssueSchema),
  },
  setIssuePublication: {
    method: 'PUT',
    path: '/api/newsletter/issues/{id}/publication',
    access: 'staff',
    input: publicationSchema,
    output: acknowledgement,
  },
  /** Counts the readers and the unconfirmed subscriptions, and gets the sender's data. */
  getAudience: {
    method: 'GET',
    path: '/api/newsletter/audience',
    access: 'staff',
    input: null,
    output: audienceSchema,
  },
  /** Lists the mails that wait for a retry, failed or may have arrived, with the reason. */
  getMailQueue: {
    method: 'GET',
    path: '/api/mail/queue',
    access: 'staff',
    input: null,
    output: mailQueueSchema,
  },
  /**
   * Queues a mail again after it failed or may have arrived. The response is 409 if the mail has
   * changed since staff saw it.
   */
  resendMail: {
    method: 'POST',
    path: '/api/mail/queue/{id}/resend',
    access: 'staff',
    input: resendSchema,
    output: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
