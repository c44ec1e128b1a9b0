import type * as v from 'valibot';
import { tokenSchema } from '../newsletter.ts';
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

/** The endpoints of the opt-ins that are about one team or program. */
export const optInEndpoints = {
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
