import * as v from 'valibot';
import { honeypot, pagePath, visitorLocale } from './form-fields.ts';
import { programIds } from './program-ids.ts';
import { teamIds } from './team.ts';
import { emailAddress } from './validation/fields.ts';

/** The id of a program, in upper case. */
export const programId = v.picklist(programIds);

/** The id of a team, in upper case. */
export const teamName = v.picklist(teamIds.map((id) => id.toUpperCase()));

const requestEntries = {
  email: emailAddress,
  lng: visitorLocale,
  page: pagePath,
  website: honeypot,
};

/** The body of the form by which a family joins the waiting list of a full program. */
export const placeRequestSchema = v.strictObject({ ...requestEntries, program: programId });

/** The body of the form by which a family asks for mails about a team's cancelled practices. */
export const practiceRequestSchema = v.strictObject({ ...requestEntries, program: teamName });

const familyCount = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * The body by which staff notify the first families of a program: how many, and how many are waiting
 * as far as staff know.
 */
export const firstFamiliesSchema = v.strictObject({ count: familyCount, waiting: familyCount });
export type FirstFamilies = v.InferOutput<typeof firstFamiliesSchema>;

/**
 * The response when staff notify the families of a program. `notified` is the number of families
 * for whom a mail was queued.
 */
export const notifiedFamiliesSchema = v.object({ notified: v.number() });
