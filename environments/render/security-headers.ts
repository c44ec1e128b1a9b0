import type { Environment } from '../schema.ts';

const originOf = (address: string | undefined): readonly string[] =>
  address === undefined ? [] : [new URL(address).origin];

/** The directives of the content security policy that differ from one environment to another. */
function directivesOf(environment: Environment): Readonly<Record<string, readonly string[]>> {
  const { webApp, embeds, contactForm, tokenSync } = environment;
  return {
    'img-src': [
      "'self'",
      'data:',
      'https://firebasestorage.googleapis.com',
      // An address with {s} has several hosts; a policy writes that as a star.
      ...originOf(embeds.mapTiles.replace('{s}', '*')),
    ],
    'connect-src': [
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...originOf(tokenSync),
    ],
    'frame-src': [
      `https://${webApp.authDomain}`,
      ...(embeds.calendarId === undefined ? [] : ['https://calendar.google.com']),
    ],
    'form-action': ["'self'", ...originOf(contactForm)],
  };
}

/**
 * The pages' content security policy in an environment.
 *
 * @param policy the committed one, which keeps every other directive and the order
 */
export function renderPolicy(policy: string, environment: Environment): string {
  const own = directivesOf(environment);
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      const sources = own[name];
      return sources === undefined ? directive : [name, ...sources].join(' ');
    })
    .join('; ');
}

/** How long browsers insist on https. */
export function strictTransport({ hsts }: Environment): string {
  return [
    `max-age=${hsts.days * 86_400}`,
    ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
    ...(hsts.preload ? ['preload'] : []),
  ].join('; ');
}
