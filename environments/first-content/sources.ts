import { banners } from '@club/about/first-content/banners';
import { events } from '@club/about/first-content/events';
import { notes } from '@club/about/first-content/notes';
import { programs } from '@club/about/first-content/programs';
import { bannerSchema } from '@club/domain/content/banner';
import { carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { programSchema } from '@club/domain/content/program';

/** The files of `club/first-content/`: which collection each fills, and the schema of its rows. */
export const sources = {
  programs: { file: 'programs.ts', schema: programSchema },
  banners: { file: 'banners.ts', schema: bannerSchema },
  carousels: { file: 'events.ts', schema: carouselItemSchema },
  notes: { file: 'notes.ts', schema: noteSchema },
} as const;

/** A collection that has first content. */
export type ContentCollection = keyof typeof sources;

/** The exports of these files, not validated yet. */
export type FirstContent = Readonly<Record<ContentCollection, readonly unknown[]>>;

/** The first content of this repository. */
export const clubContent: FirstContent = { programs, banners, carousels: events, notes };
