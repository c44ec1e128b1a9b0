import { heroFiles } from '../../../../../domain/images/hero.ts';
import { settings } from '../../settings.ts';
import type { Google } from '../../google/state.ts';
import type { SiteResponse } from '../visitor-site.ts';
import { dayMs, deploy, type FaultTable, goLive } from './fault.ts';

const mailDomain = settings.mail.from.split('@')[1] ?? '';
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

const getApiHost = ({ number, region }: Google) => `api-${number}.${region}.run.app`;

/** Faults that visitors notice. */
export const visitorFaults: FaultTable = {
  'site broken: a site that does not respond': [
    'docs/runbook/en/site-down.md',
    (_, { site }) => site.downHosts.add(host),
  ],
  'headers-home broken: another content policy on the home page': [
    deploy,
    (_, { site }) =>
      site.change(`${host}/`, withHeader('content-security-policy', "default-src 'self'")),
  ],
  'headers-english broken: English pages with another HSTS': [
    deploy,
    (_, { site }) => site.change(`${host}/en`, withHeader('strict-transport-security', 'x')),
  ],
  'headers-asset broken: assets that no cache may store': [
    deploy,
    (_, { site }) =>
      site.change(`${host}/assets/index-0a1b2c3d.js`, withHeader('cache-control', 'no-store')),
  ],
  'headers-sign-in broken: our headers on the sign-in’s own pages': [
    'docs/operations.md',
    (_, { site }) =>
      site.change(`${authDomain}/__/auth/iframe`, withHeader('x-frame-options', 'DENY')),
  ],
  'sign-in-helper broken: a sign-in of another project': [
    goLive,
    (_, { site }) =>
      site.change(`${authDomain}/__/firebase/init.json`, withJson({ projectId: 'another' })),
  ],
  'certificate attention: a certificate that was not renewed': [
    'docs/runbook/en/site-down.md',
    (_, bed) => (bed.certificate = { validTo: new Date(bed.now.getTime() + 10 * dayMs) }),
  ],
  'public-lists broken: rows that visitors may not read': [
    deploy,
    (google) => google.refusedCollections.add('programs'),
  ],
  'api-list broken: an API list of another shape': [
    deploy,
    (_, { site }) => site.change(`${host}/api/notes/getAll`, withJson([{ note: 1 }])),
  ],
  'banner-image broken: a banner without its image': [
    'upload the image again',
    (_, { site }) => site.change(getImageAddress('banners/banner_1.png'), withStatus(404)),
  ],
  'hero broken: a hero file that is missing': [
    'save any banner',
    (_, { site }) => site.change(getImageAddress(heroFiles[0]?.fallback ?? ''), withStatus(404)),
  ],
  'api-health broken: an API that fails': [
    deploy,
    (_, { site }) => site.change(`${host}/api/health`, withStatus(503)),
  ],
  'version attention: functions of an earlier commit': [
    deploy,
    (_, { site }) => site.change(`${host}/api/health`, withHealth({ version: 'ba9876543210' })),
  ],
  'caller-direct broken: a limit that a direct caller can evade': [
    'google-front-ends.ts',
    (google, { site }) =>
      site.change(`${getApiHost(google)}/api/health`, withHealth({ caller: '203.0.113.77' })),
  ],
  'caller-direct attention: visitors who all count as one caller, the front end': [
    'google-front-ends.ts',
    (_, { site }) => site.change(`${host}/api/health`, withHealth({ caller: '192.0.2.1' })),
  ],
  'mail-spf broken: a mail domain without SPF': [
    `the DNS of ${mailDomain}`,
    (_, { txtRecords }) => txtRecords.delete(mailDomain),
  ],
  'mail-dmarc attention: a mail domain without DMARC': [
    `the DNS of _dmarc.${mailDomain}`,
    (_, { txtRecords }) => txtRecords.delete(`_dmarc.${mailDomain}`),
  ],
  'mail-mx attention: a mail domain that receives nothing': [
    'an MX record',
    (_, { mxHosts }) => mxHosts.clear(),
  ],
  'mail-host broken: a mail host that refuses': [
    'Correct mail.host and mail.port in environments/production.jsonc',
    (_, bed) => (bed.mailHostProblem = 'connection refused'),
  ],
};
