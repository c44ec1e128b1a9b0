import * as v from 'valibot';
import { locales } from './locale.ts';

// Fields that the forms of visitors share.

/** The visitor's language. Mails fall back to French, as the site does. */
export const visitorLocale = v.optional(v.picklist(locales), 'fr');

/**
 * A hidden field that only robots fill in. A request with a filled honeypot is only counted, but
 * gets the usual response, so a robot learns nothing.
 */
export const honeypot = v.optional(v.string(), '');

/** The path of the page on which a form was filled in, for the consent record. */
export const pagePath = v.optional(v.pipe(v.string(), v.regex(/^\/[\w/-]{0,199}$/u)), '/');
