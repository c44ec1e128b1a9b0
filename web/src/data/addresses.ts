import { isHttpsAddress } from '@club/domain/https-address';

// Apart from the settings for Firebase, whose checks weigh more than a page that needs an address.

/** A setting of the build; what is no text counts as none. */
const setting = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Something elsewhere, or at a path of this site. What is neither counts as none: no page falls over it. */
const address = (value: string): string =>
  isHttpsAddress(value) || /^(?:\/[\w-]+)+$/u.test(value) ? value : '';

/** An origin, without a path. A site that does not know its own goes without. */
const origin = (value: string): string => (/^https?:\/\/[\w.:-]+$/u.test(value) ? value : '');

/** Addresses that the build is told; `.env.example` says what each is. */
export const addresses = {
  /** Where this site is, as others must know it; empty where nobody said. */
  siteOrigin: origin(setting(import.meta.env['VITE_SITE_ORIGIN'])),
  /** Empty where there is none. */
  registrationForm: address(setting(import.meta.env['VITE_REGISTRATION_FORM'])),
  /** Where the token goes after a sign-in; empty where nobody wants it. */
  tokenSync: address(setting(import.meta.env['VITE_TOKEN_SYNC'])),
} as const;
