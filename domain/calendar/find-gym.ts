import { placeNames } from '@club/about/calendar-words';
import type { Gym } from '../content/gym.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { foldText } from './fold-text.ts';
import { makeNamePattern } from './word-pattern.ts';

/** Whether a folded text is a name of a place, such as `stl` or `ste-cath.`, and nothing else. */
const isPlaceName = (foldedText: string, place: keyof typeof placeNames): boolean =>
  makeNamePattern(placeNames[place]).exec(foldedText)?.[0] === foldedText.replace(/\.$/u, '');

/**
 * Finds the gym of an entry: the one that its place names, or else the only gym in its place. An
 * entry in another building of the same town has none, and neither has one in a town with two gyms.
 */
export function findGym(
  gyms: readonly Gym[],
  { place, placeText }: Pick<CalendarEntry, 'place' | 'placeText'>,
): Gym | undefined {
  const { text } = foldText(placeText);
  const [named, ...others] = gyms
    .filter(({ name }) => name !== '' && makeNamePattern([name]).test(text))
    .toSorted((a, b) => b.name.length - a.name.length);
  // Nobody knows which of two gyms with the same name is meant.
  if (named) return others[0]?.name === named.name ? undefined : named;
  if (place === '' || (text !== '' && !isPlaceName(text, place))) return undefined;
  const [only, second] = gyms.filter((gym) => gym.place === place);
  return second ? undefined : only;
}

/** What a calendar app shows of an entry's gym, and when staff last changed it. */
export interface GymAddress {
  /** In one line. */
  readonly nameAndAddress: string;
  readonly updatedAt: string;
}

/** Finds the name and address of an entry's gym. */
export function findGymAddress(gyms: readonly Gym[], entry: CalendarEntry): GymAddress | undefined {
  const gym = findGym(gyms, entry);
  if (!gym) return undefined;
  const { name, street, city, updatedAt } = gym;
  const nameAndAddress = [name, street, city].filter((part) => part !== '').join(', ');
  return { nameAndAddress, updatedAt };
}
