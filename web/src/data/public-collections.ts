import type { Banner } from '@club/domain/banner';
import type { CarouselItem } from '@club/domain/carousel-item';
import type { Note } from '@club/domain/note';
import type { Program } from '@club/domain/program';
import type { PublicRead } from './public-reads.ts';
import type { Source } from './public-source.ts';

/**
 * A list that visitors read. A constant of its module, so that it is the same at every render. How
 * its documents are asked for and checked comes behind the page, which is usable without.
 */
export interface Collection<T> {
  readonly name: PublicRead;
  readonly open: () => Promise<Source<T>>;
}

const sources = async () => (await import('./public-sources.ts')).publicSources;

/** The banners visitors may see, by number. */
export const displayedBanners: Collection<Banner> = {
  name: 'banners',
  open: async () => (await sources()).banners,
};

/** The images of the latest events, by number. */
export const publicCarouselItems: Collection<CarouselItem> = {
  name: 'carousels',
  open: async () => (await sources()).carousels,
};

/** The notes by document id; the site shows the first. */
export const publicNotes: Collection<Note> = {
  name: 'notes',
  open: async () => (await sources()).notes,
};

/** The programs by document id; which team each belongs to, the domain says. */
export const publicPrograms: Collection<Program> = {
  name: 'programs',
  open: async () => (await sources()).programs,
};
