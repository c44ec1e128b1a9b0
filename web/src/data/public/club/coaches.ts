import type { Coach } from '@club/domain/content/coach';
import type { PublicList } from '../use-list.ts';

/** The coaches that visitors may see, by number. */
export const publicCoaches: PublicList<Coach> = {
  key: 'coaches',
  loadReader: async () => (await import('./club-readers.ts')).clubReaders.coaches,
};
