import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { Note } from '@club/domain/content/note';
import type { Program } from '@club/domain/content/program';
import type { PublicCollection } from '../public-queries.ts';
import type { Repository } from './repository/repositories.ts';

/**
 * A collection that visitors read. Each is a constant, so that every render gets the same object.
 * `open` loads the code that reads it.
 */
export interface Collection<T> {
  readonly name: PublicCollection;
  readonly open: () => Promise<Repository<T>>;
}

const loadRepositories = async () => (await import('./repository/repositories.ts')).repositories;

/** The banners that visitors may see, by number. */
export const displayedBanners: Collection<Banner> = {
  name: 'banners',
  open: async () => (await loadRepositories()).banners,
};

/** The images of the latest events, by number. */
export const publicCarouselItems: Collection<CarouselItem> = {
  name: 'carousels',
  open: async () => (await loadRepositories()).carousels,
};

/** The notes by document id; the site shows the first. */
export const publicNotes: Collection<Note> = {
  name: 'notes',
  open: async () => (await loadRepositories()).notes,
};

/** The programs by document id. The domain assigns each to a team. */
export const publicPrograms: Collection<Program> = {
  name: 'programs',
  open: async () => (await loadRepositories()).programs,
};
