import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { Note } from '@club/domain/content/note';
import type { Program } from '@club/domain/content/program';
import type { PublicCollection } from '../public-queries.ts';
import type { Repository } from './repository/repositories.ts';

/**
 * A collection that visitors read. Each is a constant, so that every render gets the same object.
 */
export interface Collection<T> {
  readonly name: PublicCollection;
  /** Loads the code that reads the collection. */
  readonly loadRepository: () => Promise<Repository<T>>;
}

const loadRepositories = async () => (await import('./repository/repositories.ts')).repositories;

/** The banners that visitors may see, by number. */
export const displayedBanners: Collection<Banner> = {
  name: 'banners',
  loadRepository: async () => (await loadRepositories()).banners,
};

/** The images of the latest events, by number. */
export const publicCarouselItems: Collection<CarouselItem> = {
  name: 'carousels',
  loadRepository: async () => (await loadRepositories()).carousels,
};

/** The notes by number, then by id; the site shows the first. */
export const publicNotes: Collection<Note> = {
  name: 'notes',
  loadRepository: async () => (await loadRepositories()).notes,
};

/** The programs by document id. The domain assigns each to a team. */
export const publicPrograms: Collection<Program> = {
  name: 'programs',
  loadRepository: async () => (await loadRepositories()).programs,
};
