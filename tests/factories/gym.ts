import type { Gym } from '@club/domain/content/gym';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';

/** Makes a valid gym; `overrides` replaces fields. */
export function makeGym(overrides: Partial<Gym> = {}): Gym {
  return {
    _id: 'gym-1',
    num: 1,
    imageURL: makeDemoImageAddress('gyms/gym_gym-1_20260901120000.jpg'),
    gymDisplay: true,
    name: 'École du Lac',
    place: 'west_island',
    street: '12, rue du Lac',
    city: 'Pierrefonds (Québec)  H9H 1A1',
    door: 'Door 4',
    door_fr: 'Porte 4',
    parking: 'Free',
    parking_fr: 'Gratuit',
    transit: 'Bus 201',
    transit_fr: 'Autobus 201',
    coordinates: '45.49, -73.85',
    consentAt: null,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
