import { describe, expect, it } from 'vitest';
import { makeEnvironment } from './testing/make-environment.ts';
import { parseEnvironment, parseGoLiveSettings } from './parse-environment.ts';
import { readExample } from './read-environment.ts';
import type { Environment } from './schema.ts';

const file = 'environments/production.jsonc';
const parse = (settings: unknown, name = 'production') =>
  parseEnvironment(name, file, typeof settings === 'string' ? settings : JSON.stringify(settings));

/** The error sentences, each without the file's name at its start. */
function listFaults(settings: unknown, name?: string): readonly string[] {
  try {
    parse(settings, name);
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [];
    for (const line of lines) expect(line).toMatch(/^environments\/production\.jsonc.*\.$/u);
    return lines.map((line) => line.slice(`${file}: `.length));
  }
  return [];
}
const makeAddresses = (count: number) =>
  Array.from({ length: count }, (_, index) => `staff-${index}@club.test`);

it('accepts a complete file, and the example', () => {
  expect(parse(makeEnvironment())).toEqual(makeEnvironment());
  expect(readExample().projectId).toBe('club-website');
});

it('ignores comment lines, but not the slashes of addresses', () => {
  const text = JSON.stringify(makeEnvironment(), null, 2);
  expect(parse(`// First\n${text.replace('{', '{\n  // Second')}`)).toEqual(makeEnvironment());
});

it('accepts a file without optional settings, such as the calendar', () => {
  const { registrationForm: _, ...rest } = makeEnvironment();
  const { user: __, ...mail } = rest.mail;
  const { calendarId: ___, loadOnClick: ____, ...embeds } = rest.embeds;
  expect(listFaults({ ...rest, mail, embeds })).toEqual([]);
});

describe('the list of staff', () => {
  it.each([1, 4, 10])('may have %i addresses', (count) => {
    expect(parse(makeEnvironment({ staff: makeAddresses(count) })).staff).toHaveLength(count);
  });

  it.each([
    [0, 'staff has 0 addresses: there may be one to 10.'],
    [11, 'staff has 11 addresses: there may be one to 10.'],
  ])('may not have %i addresses', (count, sentence) => {
    expect(listFaults(makeEnvironment({ staff: makeAddresses(count) }))).toEqual([sentence]);
  });

  it('may not have an address twice', () => {
    expect(listFaults(makeEnvironment({ staff: ['a@club.test', 'a@club.test'] }))).toEqual([
      'staff names an address more than once.',
    ]);
  });

  it.each([
    ['capitals', 'A@club.test'],
    ['no @', 'somebody'],
    ['a space', ' a@club.test'],
    ['a domain without a dot', 'a@club'],
    ['two @', 'a@b@club.test'],
    ['a Cyrillic letter', 'аnna@club.test'],
    ['quotes and a bracket', `a"'],@club.test`],
    ['a comma', 'a,b@club.test'],
    ['too many characters', `${'a'.repeat(250)}@club.test`],
  ])('may not have an address with %s: %j', (_, address) => {
    const [sentence, ...others] = listFaults(makeEnvironment({ staff: [address] }));
    expect(sentence).toContain(`staff (${address})`);
    expect(others.every((line) => line.startsWith('staff ('))).toBe(true);
  });

  it.each([
    ['a list with a number', [7]],
    ['a list with an empty string', ['']],
    ['a string in place of a list', 'a@club.test'],
  ])('may not be %s', (_, staff) => {
    expect(listFaults({ ...makeEnvironment(), staff })[0]).toMatch(/^staff /u);
  });
});

it('reports a file that is not JSON', () => {
  const message = /^environments\/production\.jsonc cannot be read as JSON: [^\n]+\.$/u;
  expect(() => parse('{ "projectId": ')).toThrow(message);
});

it('names each missing and each unknown setting', () => {
  const { postalAddress: _, ...rest } = makeEnvironment();
  expect(listFaults({ ...rest, mail: { ...rest.mail, prot: 465 } })).toEqual([
    'postalAddress is missing: example.jsonc explains it.',
    'mail.prot is not a setting: example.jsonc lists all there are.',
  ]);
});

it('refuses a secret, which belongs in Secret Manager', () => {
  const { mail, ...rest } = makeEnvironment();
  expect(listFaults({ ...rest, mail: { ...mail, password: 'x' } })).toEqual([
    'mail.password is a secret: keep it in Secret Manager (npx firebase functions:secrets:set).',
  ]);
});

const { webApp, mail, embeds } = makeEnvironment();
it.each<[wrongSettings: Partial<Record<keyof Environment, unknown>>, sentence: string]>([
  [{ projectId: 'My project' }, 'projectId (My project) must be a project id'],
  [{ projectId: '.*' }, 'projectId (.*) must be a project id'],
  [{ projectId: 'demo-club-x' }, 'begins with "demo-", which only the emulators may have.'],
  [
    { webApp: { ...webApp, storageBucket: 'another.appspot.com' } },
    'webApp.storageBucket (another.appspot.com) is not of the project volley-rive-sud.',
  ],
  [
    { webApp: { ...webApp, authDomain: 'another.firebaseapp.com' } },
    'webApp.authDomain (another.firebaseapp.com) is not of the project volley-rive-sud.',
  ],
  [{ webApp: { ...webApp, appId: 'x' } }, 'webApp.appId (x) must have the form'],
  [{ webApp: 'x' }, 'webApp must be a group of settings in braces.'],
  [{ siteOrigin: 'https://club.test/' }, 'siteOrigin (https://club.test/) must be an origin'],
  [{ siteOrigin: 'http://club.test' }, 'siteOrigin (http://club.test) must begin with https://.'],
  [{ registrationForm: 'javascript:alert(1)' }, 'must be an https address.'],
  [{ contactForm: 'http://club.test' }, 'contactForm (http://club.test) must be an https address.'],
  [{ contactForm: '' }, 'contactForm is empty.'],
  [{ postalAddress: 'a\nb' }, 'has spaces around it or a line break.'],
  [{ mail: { ...mail, port: '465' } }, 'mail.port (465) must be a whole number from 1 to 65535.'],
  [{ mail: { ...mail, host: '127.0.0.1' } }, 'mail.host (127.0.0.1) is this machine.'],
  [{ embeds: { ...embeds, mapTiles: 'https://a.test/' } }, 'must contain {z}, {x} and {y}.'],
  [
    { hsts: { days: 1, includeSubDomains: false, preload: true } },
    'hsts.preload requires includeSubDomains and at least 365 days.',
  ],
  [{ repositoryId: 'club/site' }, 'must be the number of a repository on GitHub.'],
  [{ hsts: { days: 0, includeSubDomains: false, preload: false } }, 'from 1 to 730.'],
])('refuses %j with the sentence "%s"', (wrongSettings, sentence) => {
  expect(listFaults({ ...makeEnvironment(), ...wrongSettings }).join('\n')).toContain(sentence);
});

it('accepts the site’s own domain for the sign-in', () => {
  const ownDomainApp = { ...webApp, authDomain: 'www.volleyrivesud.test' };
  expect(listFaults(makeEnvironment({ webApp: ownDomainApp }))).toEqual([]);
});

it('refuses a real project for the demo', () => {
  expect(listFaults(makeEnvironment(), 'demo')).toEqual([
    'projectId (volley-rive-sud) must begin with "demo-": the emulators run it.',
  ]);
});

describe('before an environment is live', () => {
  const { webApp: _, ...rest } = makeEnvironment();
  const parseEarly = (settings: unknown) =>
    parseGoLiveSettings('production', file, JSON.stringify(settings));

  it.each([undefined, readExample().webApp, 'none yet'])(
    'the value %j of its web app is ignored',
    (earlyWebApp) => {
      expect(parseEarly({ ...rest, webApp: earlyWebApp })).toEqual(rest);
    },
  );

  it('all its other settings are still required and checked', () => {
    const { staff: __, ...others } = rest;
    expect(() => parseEarly(others)).toThrow('staff is missing: example.jsonc explains it.');
    expect(() => parseEarly({ ...rest, siteOrigin: 'http://club.test' })).toThrow(
      'must begin with https://.',
    );
  });
});
