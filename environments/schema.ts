import { isHttpsAddress } from '@club/domain/validation/https-address';
import * as v from 'valibot';

/** The most staff an environment may name. */
const mostStaff = 10;

/** Lower case, as rules and API compare. ASCII only, so that no address imitates another. */
const staffAddress =
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

const matching = (pattern: RegExp, message: string) => v.pipe(text(500), v.regex(pattern, message));

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
  /** Firebase's own shape of a project's id. */
  projectId: matching(
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    'must be a project id: 6 to 30 lower-case letters, digits and hyphens',
  ),
  webApp: v.strictObject({
    apiKey: text(200),
    authDomain: matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host name, without https://'),
    storageBucket: matching(/^[a-z0-9.-]+$/, 'must be the name of a bucket'),
    appId: matching(/^\d+:\d+:web:[0-9a-f]+$/, 'must read as 1:NUMBER:web:LETTERS'),
  }),
  siteOrigin: matching(
    /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/,
    'must be an origin such as https://www.example.org, without a slash at its end',
  ),
  registrationForm: v.optional(
    v.pipe(
      text(500),
      v.check(
        (value) => isHttpsAddress(value) || /^(?:\/[\w-]+)+$/u.test(value),
        'must be an https address',
      ),
    ),
  ),
  contactForm: v.optional(httpsAddress),
  tokenSync: v.optional(httpsAddress),
  postalAddress: text(200),
  mail: v.strictObject({
    host: matching(/^[a-z0-9.-]+$/, 'must be a host name in lower case'),
    port: integer(1, 65_535),
    user: v.optional(text(254)),
    from: matching(/^[^\s@,;:<>()"[\]\\]+@[^\s@,;:<>()"[\]\\]+$/u, 'must be an e-mail address'),
  }),
  staff: v.pipe(
    v.array(
      matching(staffAddress, 'must be an e-mail address in lower case'),
      'must be a list of addresses in brackets',
    ),
    v.check(
      (list) => list.length >= 1 && list.length <= mostStaff,
      ({ input }) => `has ${input.length} addresses: there may be one to ${mostStaff}`,
    ),
    v.check((list) => new Set(list).size === list.length, 'names an address more than once'),
  ),
  embeds: v.strictObject({
    calendarId: v.optional(text(254)),
    mapTiles: v.pipe(
      httpsAddress,
      v.check(
        (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        'must hold {z}, {x} and {y}',
      ),
    ),
  }),
  limits: v.strictObject({ mailsPerMinute: integer(0, 1000) }),
  repository: v.optional(
    matching(/^[\w-]+\/[\w.-]+$/, 'must be a repository on GitHub: OWNER/NAME'),
  ),
  hsts: v.strictObject({ days: integer(1, 730), includeSubDomains: flag, preload: flag }),
});

/** The validated settings of an environment. */
export type Environment = v.InferOutput<typeof environmentSchema>;
