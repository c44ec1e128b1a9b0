import { pageSpeedListSchema, speedReportSchema } from '../page-speed/page-speed.ts';
import { acknowledgement, type Endpoint } from './endpoint.ts';

/** The endpoints for the speed of pages in real visits (decision 069). */
export const pageSpeedEndpoints = {
  /** Counts a visit's speed. The response is the same if the report is over a limit. */
  reportPageSpeed: {
    method: 'POST',
    path: '/api/page-speed',
    access: 'public',
    input: speedReportSchema,
    output: acknowledgement,
  },
  /** Lists the 75th percentiles of the last four weeks, by page and language. */
  getPageSpeed: {
    method: 'GET',
    path: '/api/page-speed',
    access: 'staff',
    input: null,
    output: pageSpeedListSchema,
  },
} as const satisfies Record<string, Endpoint>;
