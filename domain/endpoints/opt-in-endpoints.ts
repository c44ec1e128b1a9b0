import type * as v from 'valibot';
import { subscriptionSchema, tokenSchema, unsubscriptionSchema } from '../newsletter.ts';
import {
  firstFamiliesSchema,
  notifiedFamiliesSchema,
  placeRequestSchema,
  practiceRequestSchema,
} from '../waiting-list.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** Makes the four endpoints of an opt-in: `path` takes requests, and paths below it the links. */
const makeEndpoints = <const Path extends `/api/${string}`, Input extends v.GenericSchema>(
  path: Path,
  input: Input,
) =>
  ({
    request: { method: 'POST', path, access: 'public', input, output: acknowledgement },
    confirm: {
      method: 'POST',
      path: `${path}/confirm`,
      access: 'public',
      input: tokenSchema,
      output: acknowledgement,
    },
    leave: {
      method: 'POST',
      path: `${path}/leave`,
      access: 'public',
      input: tokenSchema,
      output: acknowledgement,
      worksWhileStopped: true,
    },
    /** As `unsubscribeByOneClick`. */
    oneClick: {
      method: 'POST',
      path: `${path}/one-click/{id}`,
      access: 'public',
      input: null, // the handler ignores the body and reads the token in the path
      output: acknowledgement,
      worksWhileStopped: true,
    },
  }) as const;

const place = makeEndpoints('/api/waiting-list', placeRequestSchema);
const practice = makeEndpoints('/api/practice-mails', practiceRequestSchema);

/** The endpoints of the newsletter's readers, and of the families of a team or program. */
export const optInEndpoints = {
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
  requestPlace: place.request,
  confirmPlaceRequest: place.confirm,
  leaveWaitingList: place.leave,
  leaveWaitingListByOneClick: place.oneClick,
  /** Queues one mail to each of the families that have waited longest for the open program `{id}`. */
  notifyWaitingList: {
    method: 'POST',
    path: '/api/waiting-list/{id}/notify',
    access: 'staff',
    input: firstFamiliesSchema,
    output: notifiedFamiliesSchema,
  },
  requestPracticeMails: practice.request,
  confirmPracticeMails: practice.confirm,
  leavePracticeMails: practice.leave,
  leavePracticeMailsByOneClick: practice.oneClick,
} as const satisfies Record<string, Endpoint>;
