import { buildSettings } from '../build-settings.ts';

/** The fields that a visitor fills in (specification, section 3). */
export const contactFields = ['full_name', 'phone', 'email', 'messages'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

const serviceAddress = buildSettings.contactForm;

/** Where the form is sent: to the external form service of the settings, or to our own endpoint. */
export const contactAction = serviceAddress || '/api/contact';

/**
 * Whether the form uses an external service. The browser then posts the form itself, because a
 * script could not read the response of another origin.
 */
export const isContactFormExternal = serviceAddress !== '';

/**
 * The fixed fields, which an external form service reads (specification, section 3). `_next` is the
 * page that the service opens after the message. The build sets it, so no link can change it.
 */
export const contactFixedFields = {
  _next: `${buildSettings.siteOrigin}/thankyou`,
  _captcha: 'false',
  _subject: 'New Message from Contact Us Page',
} as const;
