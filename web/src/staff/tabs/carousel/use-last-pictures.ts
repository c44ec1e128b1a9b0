import type { CarouselItem } from '@club/domain/content/carousel-item';
import { logWarning } from '../../../data/log-warning.ts';
import { listHistory } from '../../../data/staff/staff-history.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import type { RetriableState } from '../../../state/load-state.ts';

/** The address of the last picture of each row that has no picture now, by row id. */
export type LastPictures = ReadonlyMap<string, string>;

/** Finds the last picture of a hidden row; undefined if its history has none or cannot be read. */
async function findLastPicture(id: string): Promise<string | undefined> {
  try {
    const entries = await listHistory('carousels', id);
    for (const { before } of entries) {
      if ('imageURL' in before && before.imageURL !== '') return before.imageURL;
    }
  } catch (cause) {
    logWarning('The last picture of a hidden row could not be read', cause);
  }
  return undefined;
}

async function findLastPictures(ids: readonly string[]): Promise<LastPictures> {
  const pictures = await Promise.all(
    ids.map(async (id) => [id, await findLastPicture(id)] as const),
  );
  return new Map(pictures.flatMap(([id, imageURL]) => (imageURL ? [[id, imageURL]] : [])));
}

const noPictures: LastPictures = new Map();

/**
 * Finds hidden rows' last pictures in the history, which only staff can read. The row is public, so
 * a hidden picture must not stay in it.
 */
export function useLastPictures({ state }: RetriableState<readonly CarouselItem[]>): LastPictures {
  const rows = state.status === 'ready' ? state.data : [];
  const ids = rows.filter(({ imageURL }) => imageURL === '').map(({ _id }) => _id);
  const { data } = useStaffRequest({
    key: ids.length > 0 ? 'the last pictures of hidden rows' : undefined,
    version: ids.join(' '),
    fetch: () => findLastPictures(ids),
  });
  return data ?? noPictures;
}
