import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitiveTeams } from '@club/about/teams';
import { getEnglishAddress } from '@club/domain/locale';
import { paths, programHref } from '@club/domain/paths';
import { teamIds } from '@club/domain/team';
import { describe, expect, it } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { demo } from '../../environments/demo.ts';
import type { Environment } from '../../environments/schema.ts';
import { blockingHeaders, getHeaders } from '../deploy/check-headers.ts';
import { type HeaderRule, renderFirebaseJson, renderHeaders } from './firebase-json.ts';

const { headers } = firebaseJson.hosting;

const listValues = (environment: Environment, key: string) =>
  renderHeaders(headers, environment)
    .flatMap((rule) => rule.headers)
    .filter((header) => header.key === key)
    .map(({ value }) => value);

/** The pages' policy in an environment, by its directives. */
function readPolicy(environment: Environment): Readonly<Record<string, string>> {
  const [policy = ''] = listValues(environment, 'Content-Security-Policy');
  return Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/su, 2) as [string, string]),
  );
}

it('the committed headers are the demo’s', () => {
  expect(renderHeaders(headers, demo)).toEqual(headers);
});

it('the committed policies allow the emulators beside Google’s hosts, and no other host of this machine', () => {
  const policy = readPolicy(demo);
  const addresses = ['img-src', 'connect-src', 'frame-src'].map((name) => [
    name,
    policy[name]?.match(/http:\S+/gu),
  ]);
  expect(Object.fromEntries(addresses)).toEqual({
    'img-src': ['http://127.0.0.1:9199'],
    'connect-src': ['http://127.0.0.1:8080', 'http://127.0.0.1:9099'],
    'frame-src': ['http://127.0.0.1:9099'],
  });
  expect(JSON.stringify(headers).match(/127\.0\.0\.1/gu)).toHaveLength(5);
  expect(listValues(demo, 'Content-Security-Policy')[1]).toMatch(/ http:\/\/127\.0\.0\.1:9199$/u);
});

describe('the content security policy of a real environment', () => {
  const environment = makeEnvironment();

  it('allows its own hosts and no other project’s', () => {
    const policy = readPolicy(environment);
    expect(policy['frame-src']).toBe(
      'https://volley-rive-sud.firebaseapp.com https://calendar.google.com',
    );
    expect(policy['img-src']).toBe(
      "'self' data: https://firebasestorage.googleapis.com https://tuiles.volleyrivesud.test",
    );
    expect(policy['form-action']).toBe("'self'");
    expect(policy['connect-src']).toBe(
      "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    );
    // The committed firebase.json names the emulators and the demo's project.
    expect(JSON.stringify(renderFirebaseJson(firebaseJson, environment))).not.toMatch(
      /demo-|127\.0\.0\.1|localhost/u,
    );
  });

  it('differs from the committed policy in nothing else', () => {
    const changedDirectives = ['frame-src', 'img-src', 'form-action', 'connect-src'];
    const listOtherDirectives = (policy: Readonly<Record<string, string>>) =>
      Object.entries(policy).filter(([name]) => !changedDirectives.includes(name));
    expect(listOtherDirectives(readPolicy(environment))).toEqual(
      listOtherDirectives(readPolicy(demo)),
    );
    const [, workerPolicy] = listValues(environment, 'Content-Security-Policy');
    expect(workerPolicy).toBe(
      "default-src 'none'; connect-src 'self' https://firebasestorage.googleapis.com",
    );
  });

  it('allows an external form, a `tokenSync` address and several tile hosts, and no calendar without an id', () => {
    const policy = readPolicy(
      makeEnvironment({
        contactForm: 'https://forms.test/contact',
        tokenSync: 'https://members.test/token?a=b',
        embeds: { mapTiles: 'https://{s}.tiles.test/{z}/{x}/{y}.png', loadOnClick: false },
      }),
    );
    expect(policy['form-action']).toBe("'self' https://forms.test");
    expect(policy['connect-src']).toMatch(/ https:\/\/members\.test$/u);
    expect(policy['frame-src']).toBe('https://volley-rive-sud.firebaseapp.com');
    expect(policy['img-src']).toMatch(/ https:\/\/\*\.tiles\.test$/u);
  });
});

it.each([
  [{ days: 1, includeSubDomains: false, preload: false }, 'max-age=86400'],
  [{ days: 30, includeSubDomains: true, preload: false }, 'max-age=2592000; includeSubDomains'],
  [
    { days: 730, includeSubDomains: true, preload: true },
    'max-age=63072000; includeSubDomains; preload',
  ],
])('sets HSTS from %j', (hsts, value) => {
  expect(listValues(makeEnvironment({ hsts }), 'Strict-Transport-Security')).toEqual([value]);
});

it('a build folder’s firebase.json needs nothing outside that folder, and runs no hook', () => {
  const json = renderFirebaseJson(firebaseJson, makeEnvironment());
  expect(json).toMatchObject({
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    functions: { source: 'functions', configDir: 'parameters', runtime: 'nodejs24' },
    hosting: { public: 'site', rewrites: firebaseJson.hosting.rewrites },
  });
  expect(JSON.stringify(json)).not.toMatch(/predeploy|emulators/u);
});

it('the committed firebase.json refuses every deploy, and the default project is the demo’s', () => {
  const aliases = readFileSync(join(import.meta.dirname, '../../.firebaserc'), 'utf8');
  expect(JSON.parse(aliases)).toMatchObject({ projects: { default: demo.projectId } });
  const { firestore, storage, functions, hosting } = firebaseJson;
  for (const target of [firestore, storage, functions, hosting]) {
    expect(target.predeploy).toEqual(['node scripts/refuse-deploy.mjs']);
  }
});

// Hosting's files are in lower case, and people may type a team in upper case.
it.each(competitiveTeams)(
  'the page of $id is served for its address in upper case too',
  ({ id }) => {
    expect(firebaseJson.hosting.rewrites).toContainEqual({
      source: `/program/${id.toUpperCase()}`,
      destination: `/program/${id}.html`,
    });
  },
);

describe('Hosting passes to the function', () => {
  const rule = new RegExp(firebaseJson.hosting.rewrites.at(-1)?.regex ?? '', 'u');

  it.each([
    ...Object.values(paths).filter((path) => path !== paths.programDetail),
    ...teamIds.map(programHref),
    ...teamIds.map((id) => `/${id}`),
    ...teamIds.map((id) => getEnglishAddress(programHref(id))),
    '/en',
    '/en/schedule',
  ])('%s in capitals or with punctuation', (path) => {
    for (const address of [
      path.toUpperCase(),
      `${path}.`,
      `${path}%E2%80%9D,`,
      `${path}&fbclid=x.y`,
      `${path}%3Flng=fr%23a.b.c`,
      `${path}%2523a.b.c`,
    ])
      expect(rule.test(address), address).toBe(true);
  });

  it.each([
    '/nowhere',
    '/schedules',
    '/schedule.php',
    '/program/u18',
    '/club/x',
    '/.env',
    '/-x',
    '/en-x',
    '/en/x',
  ])('not %s', (path) => {
    expect(rule.test(path)).toBe(false);
  });
});

const makeRule = (source: string, key: string, value: string): HeaderRule => ({
  source,
  headers: [{ key, value }],
});

describe('getHeaders', () => {
  it('uses the later of two headers with the same name', () => {
    const rules = [
      makeRule('**', 'Cache-Control', 'one'),
      makeRule('/assets/**', 'cache-control', 'two'),
    ];
    expect(getHeaders(rules, '/assets/a/b.js').get('cache-control')).toBe('two');
    expect(getHeaders(rules, '/').get('cache-control')).toBe('one');
  });

  it('ignores a rule that excludes the path', () => {
    const rules = [makeRule('!/@(assets|api)/**', 'Cache-Control', 'no-cache')];
    expect(getHeaders(rules, '/api/notes').size).toBe(0);
    expect(getHeaders(rules, '/program').size).toBe(1);
  });
});

it('the committed headers let Google’s helper pages sign staff in', () => {
  const helperHeaders = getHeaders(headers, '/__/auth/iframe');
  expect(blockingHeaders.filter((name) => helperHeaders.has(name))).toEqual([]);
});
