import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import type { Note } from '@club/domain/content/note';
import type { Program } from '@club/domain/content/program';
import type { readers } from './reader/readers.ts';
import type { PublicList } from './use-list.ts';

// The lists that visitors see. Each is a constant, so that every render gets the same object.

const makeList = <Key extends keyof typeof readers>(key: Key) => ({
  key,
  loadReader: async () => (await import('./reader/readers.ts')).readers[key],
});

/**
 * Makes the list of any content type. Its reader is in a chunk that only a page with such a list loads.
 */
export const makeClubList = <Name extends EditableCollection>(
  key: Name,
): PublicList<RowOf<Name>> => ({
  key,
  loadReader: async () => (await import('./club/club-readers.ts')).makeReader(key),
});

/** The banners that visitors may see, by number. */
export const displayedBanners: PublicList<Banner> = makeList('banners');

/** The images of the latest events, by number. */
export const publicCarouselItems: PublicList<CarouselItem> = makeList('carousels');

/** The notes by number, then by id; the site shows the first. */
export const publicNotes: PublicList<Note> = makeList('notes');

/** The programs by document id. The domain assigns each to a team. */
export const publicPrograms: PublicList<Program> = makeList('programs');

/** The coaches that visitors may see, by number. */
export const publicCoaches = makeClubList('coaches');
