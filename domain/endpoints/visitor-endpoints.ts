import { clientErrorSchema } from '../client-error.ts';
import { contactSchema } from '../contact.ts';
import { subscriptionSchema, tokenSchema, unsubscriptionSchema } from '../newsletter.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints that store what a visitor sends. */
export const visitorEndpoints = {
  subscribe: {
    method: 'POST',
    path: '/api/email/subscribe',
    access: 'public',
    input: subscriptionSchema,
    output: acknowledgement,
    acceptsForm: true,
  },
  /** Unsubscribes the e-mail address that a visitor enters in the form. */
  unsubscribe: {
    method: 'POST',
    path: '/api/email/unsubscribe',
    access: 'public',
    input: unsubscriptionSchema,
    output: acknowledgement,
    acceptsForm: true,
    worksWhileStopped: true,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/api/email/confirm',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
  },
  /** Unsubscribes the reader of a mail by the token of its unsubscribe link. */
  unsubscribeByLink: {
    method: 'POST',
    path: '/api/email/unsubscribe-link',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
    worksWhileStopped: true,
  },
  /** A mail program sends this when its user presses the unsubscribe button (RFC 8058). */
  unsubscribeByOneClick: {
    method: 'POST',
    path: '/api/email/one-click/{id}',
    access: 'public',
    input: null, // the handler ignores the body and reads the token in the path
    output: acknowledgement,
    worksWhileStopped: true,
  },
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    input: contactSchema,
    output: acknowledgement,
    acceptsForm: true,
  },
  /** Counts an error of the pages. The response is the same if the report is over a limit. */
  reportClientError: {
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    input: clientErrorSchema,
    output: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
