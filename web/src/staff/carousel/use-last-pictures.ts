import type { CarouselItem } from '@club/domain/carousel-item';
import { useEffect, useState } from 'react';
import type { Loaded } from '../../state/load-state.ts';
import { report } from '../../data/report.ts';
import { listHistory } from '../../data/staff-history.ts';

/** The address of the last picture of each row that has none now, by the row's id. */
export type LastPictures = ReadonlyMap<string, string>;

/** The picture a row had before it was hidden; undefined where its history knows of none. */
async function findLastPicture(id: string): Promise<string | undefined> {
  const entries = await listHistory('carousels', id);
  for (const { before } of entries) {
    if ('imageURL' in before && before.imageURL !== '') return before.imageURL;
  }
  return undefined;
}

/**
 * Finds the last picture of every hidden row in the history, which only staff can read: what was
 * hidden must not stay in the row, which is public.
 */
export function useLastPictures({ state }: Loaded<readonly CarouselItem[]>): LastPictures {
  const [pictures, setPictures] = useState<LastPictures>(new Map());
  const rows = state.status === 'ready' ? state.data : [];
  const hidden = rows.filter(({ imageURL }) => imageURL === '').map(({ _id }) => _id);
  const missing = hidden.join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const id of missing.split(' ').filter(Boolean)) {
      findLastPicture(id).then(
        (imageURL) => {
          if (!isWanted || imageURL === undefined) return;
          setPictures((known) => new Map(known).set(id, imageURL));
        },
        (cause: unknown) => report('The last picture of a hidden row could not be read', cause),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return pictures;
}
