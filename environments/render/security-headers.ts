import type { Environment } from '../schema.ts';

const listOrigins = (address: string | undefined): readonly string[] =>
  address === undefined ? [] : [new URL(address).origin];

/** The directives of the content security policy that differ from one environment to another. */
function makeDirectives(environment: Environment): Readonly<Record<string, readonly string[]>> {
  const { webApp, embeds, contactForm, tokenSync } = environment;
  return {
    'img-src': [
      "'self'",
      'data:',
      'https://firebasestorage.googleapis.com',
      // An address with {s} has several hosts; a policy writes them as `*`.
      ...listOrigins(embeds.mapTiles.replace('{s}', '*')),
    ],
    'connect-src': [
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...listOrigins(tokenSync),
    ],
    'frame-src': [
      `https://${webApp.authDomain}`,
      ...(embeds.calendarId === undefined ? [] : ['https://calendar.google.com']),
    ],
    'form-action': ["'self'", ...listOrigins(contactForm)],
  };
}

/**
 * Renders the pages' content security policy for an environment.
 *
 * @param policy the committed policy, whose other directives and order stay
 */
export function renderPolicy(policy: string, environment: Environment): string {
  const environmentDirectives = makeDirectives(environment);
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      const sources = environmentDirectives[name];
      return sources === undefined ? directive : [name, ...sources].join(' ');
    })
    .join('; ');
}

/** Renders the header that sets how long browsers require https. */
export function renderStrictTransport({ hsts }: Environment): string {
  return [
    `max-age=${hsts.days * 86_400}`,
    ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
    ...(hsts.preload ? ['preload'] : []),
  ].join('; ');
}
