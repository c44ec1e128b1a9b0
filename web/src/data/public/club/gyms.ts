import { gyms as clubGyms } from '@club/about/first-content/gyms';
import type { Gym } from '@club/domain/content/gym';
import { useList } from '../use-list.ts';
import { makeClubList } from '../lists.ts';

const publicGyms = makeClubList('gyms');

/** The gyms of `club/`, with the other fields of a stored row. */
const firstGyms: readonly Gym[] = clubGyms.map(({ id, ...gym }, index) => ({
  ...gym,
  _id: id,
  num: index + 1,
  imageURL: `/images/gyms/${id}.svg`,
}));

/**
 * The gyms that visitors may see, by number. Until they are read, and if they cannot be read, they
 * are those of `club/`.
 */
export function useGyms(): readonly Gym[] {
  const { state } = useList(publicGyms);
  if (state.status === 'ready') return state.data;
  return state.status === 'empty' ? [] : firstGyms;
}
