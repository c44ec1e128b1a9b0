import { tokenSchema } from '../newsletter.ts';
import { notifiedFamiliesSchema, placeRequestSchema } from '../waiting-list.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints of the waiting list of full programs. */
export const waitingListEndpoints = {
  requestPlace: {
    method: 'POST',
    path: '/api/waiting-list',
    access: 'public',
    input: placeRequestSchema,
    output: acknowledgement,
  },
  confirmPlaceRequest: {
    method: 'POST',
    path: '/api/waiting-list/confirm',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
  },
  leaveWaitingList: {
    method: 'POST',
    path: '/api/waiting-list/leave',
    access: 'public',
    input: tokenSchema,
    output: acknowledgement,
    worksWhileStopped: true,
  },
  /** As `unsubscribeByOneClick`, for the waiting list. */
  leaveWaitingListByOneClick: {
    method: 'POST',
    path: '/api/waiting-list/one-click/{id}',
    access: 'public',
    input: null, // the handler ignores the body and reads the token in the path
    output: acknowledgement,
    worksWhileStopped: true,
  },
  /** Queues one mail to each family that waits for the open program `{id}`. */
  notifyWaitingList: {
    method: 'POST',
    path: '/api/waiting-list/{id}/notify',
    access: 'staff',
    input: null,
    output: notifiedFamiliesSchema,
  },
} as const satisfies Record<string, Endpoint>;
