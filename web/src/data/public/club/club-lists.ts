import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import type { PublicList } from '../use-list.ts';

// The lists of content types that few pages show. `../lists.ts` has the others.

const makeList = <Name extends EditableCollection>(key: Name): PublicList<RowOf<Name>> => ({
  key,
  loadReader: async () => (await import('./club-readers.ts')).makeReader(key),
});

/** The coaches that visitors may see, by number. */
export const publicCoaches = makeList('coaches');

/** The gyms that visitors may see, by number. */
export const publicGyms = makeList('gyms');
