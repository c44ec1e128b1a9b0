import type * as v from 'valibot';
import { locations } from '../location.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import { bilingual, choice, coordinates, text, toggle } from './field-kinds.ts';

/** A gym: where it is, which door, and how to get there. */
export const gyms = defineContentType({
  item: 'gym',
  page: paths.contact,
  staffPage: 'gyms',
  order: 'in-save',
  hasLifecycle: true,
  hiddenValues: { gymDisplay: false },
  publicWhen: 'gymDisplay',
  titleField: 'name',
  image: { prefix: 'gym', kinds: ['png', 'jpg'], isNeeded: false, width: 1920, height: 1200 },
  endpoints: { update: ['PUT', '/api/gyms/update/{id}'] },
  isApiOnly: true,
  fields: {
    /** Whether the site shows the gym, and the rules let visitors read the row. */
    gymDisplay: toggle(),
    /** As the calendar writes it in the place of an entry. */
    name: text(100),
    /** The one of the club's places where the gym is, if any. */
    place: choice(locations.map(({ id }) => id)),
    street: text(200),
    /** City, province and postal code. */
    city: text(200),
    door: bilingual(300),
    parking: bilingual(300),
    transit: bilingual(300),
    /** Those of the door. */
    coordinates: coordinates(),
  },
});
export const gymSchema = gyms.rowSchema;
export type Gym = v.InferOutput<typeof gyms.rowSchema>;
