import * as v from 'valibot';
import { healthSchema } from '../health.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints that everyone reads. */
export const publicEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
