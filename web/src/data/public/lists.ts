import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { Note } from '@club/domain/content/note';
import type { Program } from '@club/domain/content/program';
import type { PublicList } from './use-list.ts';

// The lists that visitors see. Each is a constant, so that every render gets the same object.

const loadReaders = () => import('./reader/readers.ts');

/** The banners that visitors may see, by number. */
export const displayedBanners: PublicList<Banner> = {
  key: 'banners',
  loadReader: async () => (await loadReaders()).readers.banners,
};

/** The images of the latest events, by number. */
export const publicCarouselItems: PublicList<CarouselItem> = {
  key: 'carousels',
  loadReader: async () => (await loadReaders()).readers.carousels,
};

/** The notes by number, then by id; the site shows the first. */
export const publicNotes: PublicList<Note> = {
  key: 'notes',
  loadReader: async () => (await loadReaders()).readers.notes,
};

/** The programs by document id. The domain assigns each to a team. */
export const publicPrograms: PublicList<Program> = {
  key: 'programs',
  loadReader: async () => (await loadReaders()).readers.programs,
};
