import { heroFiles } from '../../../../../domain/images/hero.ts';
import { settings } from '../../settings.ts';
import type { DoctorTestBed } from '../doctor-test-bed.ts';
import type { SiteResponse } from '../visitor-site.ts';
import { dayMs, deployCommand, type Fault, goLiveCommand } from './fault.ts';

const { host } = new URL(settings.siteOrigin);
const { authDomain } = settings.webApp;

const withHeader =
  (name: string, value: string) =>
  (response: SiteResponse): SiteResponse => ({
    ...response,
    headers: { ...response.headers, [name]: value },
  });
const withStatus =
  (status: number) =>
  (response: SiteResponse): SiteResponse => ({ ...response, status });
const withJson =
  (value: unknown) =>
  (response: SiteResponse): SiteResponse => ({ ...response, body: JSON.stringify(value) });
const withHealth = (changes: object) =>
  withJson({ ok: true, version: '0123456789ab', caller: '198.51.100.7', ...changes });

/** Returns the address of a stored image as `host/path`. */
const getImageAddress = (path: string) =>
  `firebasestorage.googleapis.com/v0/b/${settings.webApp.storageBucket}/o/${path}`;

const getApiHost = ({ googleState: { project } }: DoctorTestBed) =>
  `api-${project.number}.${project.region}.run.app`;

/** Faults that visitors notice. */
export const visitorFaults: readonly Fault[] = [
  {
    fault: 'a site that does not respond',
    check: 'site',
    state: 'broken',
    fix: 'docs/runbook/en/site-down.md',
    cause: ({ site }) => site.downHosts.add(host),
  },
  {
    fault: 'another content policy on the home page',
    check: 'headers-home',
    state: 'broken',
    fix: deployCommand,
    cause: ({ site }) =>
      site.change(`${host}/`, withHeader('content-security-policy', "default-src 'self'")),
  },
  {
    fault: 'English pages with another HSTS',
    check: 'headers-english',
    state: 'broken',
    fix: deployCommand,
    cause: ({ site }) => site.change(`${host}/en`, withHeader('strict-transport-security', 'x')),
  },
  {
    fault: 'assets that no cache may store',
    check: 'headers-asset',
    state: 'broken',
    fix: deployCommand,
    cause: ({ site }) =>
      site.change(`${host}/assets/index-0a1b2c3d.js`, withHeader('cache-control', 'no-store')),
  },
  {
    fault: 'our headers on the sign-in’s own pages',
    check: 'headers-sign-in',
    state: 'broken',
    fix: 'docs/operations.md',
    cause: ({ site }) =>
      site.change(`${authDomain}/__/auth/iframe`, withHeader('x-frame-options', 'DENY')),
  },
  {
    fault: 'a sign-in of another project',
    check: 'sign-in-helper',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ site }) =>
      site.change(`${authDomain}/__/firebase/init.json`, withJson({ projectId: 'another' })),
  },
  {
    fault: 'a certificate that was not renewed',
    check: 'certificate',
    state: 'attention',
    fix: 'docs/runbook/en/site-down.md',
    cause: (bed) => {
      bed.certificate = { validTo: new Date(bed.now.getTime() + 10 * dayMs) };
    },
  },
  {
    fault: 'rows that visitors may not read',
    check: 'public-lists',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState }) => googleState.refusedCollections.add('programs'),
  },
  {
    fault: 'an API list of another shape',
    check: 'api-list',
    state: 'broken',
    fix: deployCommand,
    cause: ({ site }) => site.change(`${host}/api/notes/getAll`, withJson([{ note: 1 }])),
  },
  {
    fault: 'a banner without its image',
    check: 'banner-image',
    state: 'broken',
    fix: 'upload the image again',
    cause: ({ site }) => site.change(getImageAddress('banners/banner_1.png'), withStatus(404)),
  },
  {
    fault: 'a hero file that is missing',
    check: 'hero',
    state: 'broken',
    fix: 'save any banner',
    cause: ({ site }) =>
      site.change(getImageAddress(heroFiles[0]?.fallback ?? ''), withStatus(404)),
  },
  {
    fault: 'an API that fails',
    check: 'api-health',
    state: 'broken',
    fix: deployCommand,
    cause: ({ site }) => site.change(`${host}/api/health`, withStatus(503)),
  },
  {
    fault: 'functions of an earlier commit',
    check: 'version',
    state: 'attention',
    fix: deployCommand,
    cause: ({ site }) => site.change(`${host}/api/health`, withHealth({ version: 'ba9876543210' })),
  },
  {
    fault: 'a limit that a direct caller can evade',
    check: 'caller-direct',
    state: 'broken',
    fix: 'google-front-ends.ts',
    cause: (bed) =>
      bed.site.change(`${getApiHost(bed)}/api/health`, withHealth({ caller: '203.0.113.77' })),
  },
  {
    fault: 'visitors who all count as one caller, the front end',
    check: 'caller-direct',
    state: 'attention',
    fix: 'google-front-ends.ts',
    cause: ({ site }) => site.change(`${host}/api/health`, withHealth({ caller: '192.0.2.1' })),
  },
];
