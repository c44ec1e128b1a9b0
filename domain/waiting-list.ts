import * as v from 'valibot';
import { honeypot, pagePath, visitorLocale } from './newsletter.ts';
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
export type PlaceRequest = v.InferOutput<typeof placeRequestSchema>;

/** The body of the form by which a family asks for mails about a team's cancelled practices. */
export const practiceRequestSchema = v.strictObject({ ...requestEntries, program: teamName });

/**
 * The response when staff notify the families of a program. `notified` is the number of families
 * for whom a mail was queued.
 */
export const notifiedFamiliesSchema = v.object({ notified: v.number() });
export type NotifiedFamilies = v.InferOutput<typeof notifiedFamiliesSchema>;
