import * as v from 'valibot';
import { bannerSchema } from '../content/banner.ts';
import { carouselItemSchema } from '../content/carousel-item.ts';
import { healthSchema } from '../health.ts';
import { noteSchema } from '../content/note.ts';
import { programSchema } from '../content/program.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints that everyone reads. */
export const publicEndpoints = {
  listCarousels: {
    method: 'GET',
    path: '/api/carousels/getAll',
    access: 'public',
    input: null,
    output: v.array(carouselItemSchema),
  },
  listBanners: {
    method: 'GET',
    path: '/api/banners/getAll',
    access: 'public-or-staff', // visitors get the displayed banners, staff get all
    input: null,
    output: v.array(bannerSchema),
  },
  listNotes: {
    method: 'GET',
    path: '/api/notes/getAll',
    access: 'public',
    input: null,
    output: v.array(noteSchema),
  },
  listPrograms: {
    method: 'GET',
    path: '/api/programs/all',
    access: 'public',
    input: null,
    output: v.array(programSchema),
  },
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
