import { expect, it } from 'vitest';
import type { Gym } from '../content/gym.ts';
import { repairRow } from '../repair-row.ts';
import { makeCalendarEntry } from './testing/make-calendar-entry.ts';
import { findGym, findGymAddress } from './find-gym.ts';

/** Makes a gym whose other fields are blank. */
const makeGym = (_id: string, name: string, place: Gym['place']): Gym =>
  repairRow('gyms', { _id, name, place }).row;
const lake = makeGym('lake', 'École du Lac', 'west_island');
const college = makeGym('college', 'Collège Vanier', 'montreal');
const annex = makeGym('annex', 'Collège Vanier, annexe', 'montreal');
const away = makeGym('away', 'Aréna Bleu', '');
const hall = makeGym('hall', "Salle d'Arcy", '');
const all = [lake, college, annex, away, hall];

it.each([
  // The place names the gym, in the club's place or in another one.
  ['west_island', 'ecole du lac, Pierrefonds', 'lake'],
  ['', 'Aréna bleu', 'away'],
  // Another apostrophe, or an accent that is typed as one.
  ['', 'Salle d’Arcy', 'hall'],
  ['', 'salle d´arcy', 'hall'],
  // The longer of two names wins.
  ['montreal', 'Collège Vanier, annexe', 'annex'],
  ['montreal', 'Collège Vanier', 'college'],
  // The only gym of the place.
  ['west_island', '', 'lake'],
  ['west_island', 'West Island', 'lake'],
  // Two gyms in the place, or another building in its town.
  ['montreal', 'STL', undefined],
  ['west_island', 'Polyvalente, Pierrefonds', undefined],
  ['southshore', 'Ste-Cath.', undefined],
  ['', '', undefined],
  ['', 'École du Lacet', undefined],
] as const)('an entry in the place “%s” written “%s” is in the gym %s', (place, placeText, id) => {
  expect(findGym(all, { place, placeText })?._id).toBe(id);
});

it('a place whose name ends in a dot finds its only gym, and a gym without a name is never found', () => {
  const south = makeGym('south', 'Gymnase Sud', 'southshore');
  expect(findGym([south], { place: 'southshore', placeText: 'Ste-Cath.' })).toBe(south);
  expect(findGym([{ ...south, name: '' }], { place: '', placeText: 'Ici' })).toBeUndefined();
});

it('an address has no gaps for what is missing', () => {
  const { updatedAt } = lake;
  expect(findGymAddress([{ ...lake, city: 'Pierrefonds' }], makeCalendarEntry())).toEqual({
    nameAndAddress: 'École du Lac, Pierrefonds',
    updatedAt,
  });
  expect(findGymAddress([], makeCalendarEntry())).toBeUndefined();
});
