import firebaseJson from '../../firebase.json' with { type: 'json' };
import type { Environment } from '../../environments/schema.ts';

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

const { auth, firestore, storage } = firebaseJson.emulators;

/** The emulators to allow in the demo's policies, by a part of the host that they replace. */
const emulatorsByHost = {
  'firestore.googleapis.com': firestore,
  'identitytoolkit.googleapis.com': auth,
  '.firebaseapp.com': auth,
  'firebasestorage.googleapis.com': storage,
};

/** Adds to a directive the emulators of the hosts that it allows. */
const addEmulators = (sources: readonly string[]): readonly string[] => [
  ...sources,
  ...Object.entries(emulatorsByHost)
    .filter(([host]) => sources.some((source) => source.endsWith(host)))
    .map(([, emulator]) => `http://${emulator.host}:${emulator.port}`),
];

/** The service worker's directives that name hosts. They are the same in every environment. */
const workerDirectives = { 'connect-src': ["'self'", 'https://firebasestorage.googleapis.com'] };

/**
 * Renders a content security policy for an environment. The demo's allows the emulators too,
 * because the committed firebase.json is theirs.
 *
 * @param policy the committed policy, whose other directives and order stay
 */
export function renderPolicy(policy: string, environment: Environment): string {
  const isPagePolicy = policy.includes('; frame-src ');
  const directives: Readonly<Record<string, readonly string[]>> = isPagePolicy
    ? makeDirectives(environment)
    : workerDirectives;
  const isDemo = environment.projectId.startsWith('demo-');
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      const sources = directives[name];
      if (sources === undefined) return directive;
      return [name, ...(isDemo ? addEmulators(sources) : sources)].join(' ');
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
