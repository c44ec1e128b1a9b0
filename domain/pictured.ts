import * as v from 'valibot';
import { instant } from './fields.ts';

/**
 * What a row knows of the people in its picture. Rows are read by everybody, so it names nobody;
 * rows saved before the field existed have no consent on file.
 */
export const pictured = {
  /** When staff ticked that consent is on file for everyone in this very picture; `null` if they have not. */
  consentAt: v.optional(v.nullable(instant), null),
};

/** What a save says of it: a tick. Left out, the consent stays as it is, as long as the picture does. */
export const picturedUpdate = {
  consentOnFile: v.optional(v.boolean()),
};
