import type * as v from 'valibot';
import { paths } from '../paths.ts';
import { teamIds } from '../team.ts';
import { defineContentType } from './content-type.ts';
import { bilingual, choice, text, toggle } from './field-kinds.ts';

/** A coach on the page of the club (specification, section 2). */
export const coaches = defineContentType({
  item: 'coach',
  page: paths.club,
  staffPage: 'club',
  order: 'in-save',
  hasLifecycle: true,
  hiddenValues: { coachDisplay: false },
  publicWhen: 'coachDisplay',
  titleField: 'name',
  image: { prefix: 'coach', kinds: ['png', 'jpg'], isNeeded: false, width: 1280, height: 1600 },
  endpoints: { update: ['PUT', '/api/coaches/update/{id}'] },
  isApiOnly: true,
  fields: {
    /** Whether the site shows the coach, and the rules let visitors read the row. */
    coachDisplay: toggle(),
    name: text(100),
    title: bilingual(100),
    /** Shown as bullets, split on full stops (specification, section 2). */
    description: bilingual(1000),
    /** The teams of the coach. An assistant of all teams has none. */
    team: choice(teamIds),
    otherTeam: choice(teamIds),
  },
});
export type Coach = v.InferOutput<typeof coaches.rowSchema>;
