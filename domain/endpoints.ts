import * as v from 'valibot';
import { healthSchema } from './health.ts';
import { staffNamesSchema, staffSessionSchema } from './staff-session.ts';
import { clientErrorSchema } from './client-error.ts';
import { acknowledgement, type Endpoint } from './endpoints/endpoint.ts';
import { calendarEndpoints } from './endpoints/calendar-endpoints.ts';
import { contentEndpoints } from './endpoints/content-endpoints.ts';
import { mailEndpoints } from './endpoints/mail-endpoints.ts';
import { messageEndpoints } from './endpoints/message-endpoints.ts';
import { imageEndpoints } from './endpoints/image-endpoints.ts';
import { rowEndpoints } from './endpoints/row-endpoints.ts';
import { optInEndpoints } from './endpoints/opt-in-endpoints.ts';

/** The `/api` endpoints (specification, section 7), shared by web, functions and tests. */
export const endpoints = {
  /** The calendar of a team or of the club, for calendar apps; `{id}` is one of `calendarFeeds`. */
  getTeamFeed: {
    method: 'GET',
    path: '/api/calendar/{id}.ics',
    access: 'public',
    input: null,
    output: v.string(),
  },
  /** The deployed version, and the caller's IP address as the rate limiter sees it. */
  getHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    input: null,
    output: healthSchema,
  },
  /** Counts an error of the pages. The response is the same if the report is over a limit. */
  reportClientError: {
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    input: clientErrorSchema,
    output: acknowledgement,
  },
  ...contentEndpoints,
  ...mailEndpoints,
  ...messageEndpoints,
  ...optInEndpoints,
  ...calendarEndpoints,
  ...imageEndpoints,
  ...rowEndpoints,
  getStaffSession: {
    method: 'GET',
    path: '/api/staff/session',
    access: 'staff',
    input: null,
    output: staffSessionSchema,
  },
  /** The names of staff, by their addresses. */
  listStaffNames: {
    method: 'GET',
    path: '/api/staff/names',
    access: 'staff',
    input: null,
    output: staffNamesSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
/** The body a caller sends; fields with a default are optional. */
export type BodyOf<Name extends EndpointName> =
  (typeof endpoints)[Name]['input'] extends infer Schema
    ? Schema extends v.GenericSchema
      ? v.InferInput<Schema>
      : undefined
    : never;
/** The parsed body a handler gets. */
export type ParsedBodyOf<Name extends EndpointName> =
  (typeof endpoints)[Name]['input'] extends infer Schema
    ? Schema extends v.GenericSchema
      ? v.InferOutput<Schema>
      : undefined
    : never;
export type OutputOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['output']>;
