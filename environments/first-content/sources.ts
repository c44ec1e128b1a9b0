import { banners } from '@club/about/first-content/banners';
import { coaches } from '@club/about/first-content/coaches';
import { events } from '@club/about/first-content/events';
import { gyms } from '@club/about/first-content/gyms';
import { notes } from '@club/about/first-content/notes';
import { programs } from '@club/about/first-content/programs';

/** The file of `club/first-content/` for each collection. */
export const sources = {
  programs: 'programs.ts',
  banners: 'banners.ts',
  carousels: 'events.ts',
  coaches: 'coaches.ts',
  gyms: 'gyms.ts',
  notes: 'notes.ts',
} as const;

/** A collection that has first content. */
export type ContentCollection = keyof typeof sources;

/** The rows that the files export, not validated yet. */
export type FirstContent = Readonly<Record<ContentCollection, readonly unknown[]>>;

/** The first content of this repository. */
export const clubContent: FirstContent = {
  programs,
  banners,
  carousels: events,
  coaches,
  gyms,
  notes,
};
