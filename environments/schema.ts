import { isHttpsAddress } from '@club/domain/validation/https-address';
import * as v from 'valibot';

/** The largest number of staff addresses in an environment. */
const maxStaff = 10;

/**
 * A staff address is in lower case, because the rules and the API compare addresses in lower case.
 * It is ASCII only, so that no address imitates another.
 */
const staffAddressPattern =
  /^(?=.{6,254}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

const text = (max: number) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.nonEmpty('is empty'),
    v.maxLength(max, `is longer than ${max} characters`),
    v.check(
      (value) => !/\p{Cc}/u.test(value) && value === value.trim(),
      'has spaces around it or a line break',
    ),
  );

const matchingText = (pattern: RegExp, message: string) =>
  v.pipe(text(500), v.regex(pattern, message));

const emailAddress = matchingText(
  /^[^\s@,;:<>()"[\]\\]+@[^\s@,;:<>()"[\]\\]+$/u,
  'must be an e-mail address',
);

const httpsAddress = v.pipe(text(500), v.check(isHttpsAddress, 'must be an https address'));

const integer = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const flag = v.boolean('must be true or false');

/**
 * The settings of an environment: all that differs between deployments. `example.jsonc` explains
 * each. A message completes a sentence that begins with the setting's name.
 */
export const environmentSchema = v.strictObject({
  /** The form that Firebase requires of a project id. */
  projectId: matchingText(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'must be a project id: 6 to 30 lower-case letters, digits and hyphens',
  ),
  webApp: v.strictObject({
    apiKey: text(200),
    authDomain: matchingText(
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
      'must be a host name, without https://',
    ),
    storageBucket: matchingText(/^[a-z0-9.-]+$/, 'must be the name of a bucket'),
    appId: matchingText(/^\d+:\d+:web:[0-9a-f]+$/, 'must have the form 1:NUMBER:web:LETTERS'),
  }),
  siteOrigin: matchingText(
    /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/,
    'must be an origin such as https://www.example.org, without a slash at its end',
  ),
  registrationForm: v.optional(
    v.pipe(
      text(500),
      // A path leads to a page of the site itself: the demo has its own form.
      v.check(
        (value) => isHttpsAddress(value) || /^(?:\/[\w-]+)+$/u.test(value),
        'must be an https address',
      ),
    ),
  ),
  contactForm: v.optional(httpsAddress),
  tokenSync: v.optional(httpsAddress),
  postalAddress: text(200),
  webmaster: v.optional(emailAddress),
  mail: v.strictObject({
    host: matchingText(/^[a-z0-9.-]+$/, 'must be a host name in lower case'),
    port: integer(1, 65_535),
    user: v.optional(text(254)),
    from: emailAddress,
  }),
  staff: v.pipe(
    v.array(
      matchingText(staffAddressPattern, 'must be an e-mail address in lower case'),
      'must be a list of addresses in brackets',
    ),
    v.check(
      (list) => list.length >= 1 && list.length <= maxStaff,
      ({ input }) => `has ${input.length} addresses: there may be one to ${maxStaff}`,
    ),
    v.check((list) => new Set(list).size === list.length, 'names an address more than once'),
  ),
  embeds: v.strictObject({
    calendarId: v.optional(text(254)),
    mapTiles: v.pipe(
      httpsAddress,
      v.check(
        (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        'must contain {z}, {x} and {y}',
      ),
    ),
    loadOnClick: v.optional(flag, false),
  }),
  limits: v.strictObject({
    mailsPerMinute: integer(0, 1000),
    monthlyBudget: v.optional(integer(1, 100_000), 25),
  }),
  repositoryId: v.optional(matchingText(/^\d+$/, 'must be the number of a repository on GitHub')),
  hsts: v.strictObject({ days: integer(1, 730), includeSubDomains: flag, preload: flag }),
});

/** The validated settings of an environment. */
export type Environment = v.InferOutput<typeof environmentSchema>;
