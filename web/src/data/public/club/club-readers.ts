import { coachSchema } from '@club/domain/content/coach';
import { gymSchema } from '@club/domain/content/gym';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { publicQueries } from '../../public-queries.ts';
import { createReader } from '../reader/reader.ts';

/**
 * The readers of what staff keep in the tab CLUB. They are not in `readers.ts`, because few pages
 * need them.
 */
export const clubReaders = {
  coaches: createReader(publicQueries.coaches, coachSchema, {
    hasImages: true,
    sort: sortByNumber,
  }),
  gyms: createReader(publicQueries.gyms, gymSchema, { hasImages: true, sort: sortByNumber }),
};
