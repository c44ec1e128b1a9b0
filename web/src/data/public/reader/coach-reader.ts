import { coachSchema } from '@club/domain/content/coach';
import { sortByNumber } from '@club/domain/content/sort-by-number';
import { publicQueries } from '../../public-queries.ts';
import { createReader } from './reader.ts';

/** How visitors read the coaches. It is not in `readers.ts`, because few pages need it. */
export const coachReader = createReader(publicQueries.coaches, coachSchema, {
  hasImages: true,
  sort: sortByNumber,
});
