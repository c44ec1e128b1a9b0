import * as v from 'valibot';
import type { Certificate } from '../doctor/connections.ts';
import { siteCheck, siteDownPage } from './pages.ts';
import {
  type Check,
  planRequest,
  reportChanges,
  reportDone,
  reportNotNeeded,
  requireThat,
  type Step,
} from './requirement.ts';

const recordSchema = v.object({
  domainName: v.optional(v.string(), ''),
  type: v.optional(v.string(), ''),
  rdata: v.optional(v.string(), ''),
});
const domainSchema = v.object({
  hostState: v.optional(v.string(), ''),
  ownershipState: v.optional(v.string(), ''),
  cert: v.optional(v.object({ state: v.optional(v.string(), '') })),
  requiredDnsUpdates: v.optional(
    v.object({
      desired: v.optional(
        v.array(v.object({ records: v.optional(v.array(recordSchema), []) })),
        [],
      ),
    }),
  ),
});
type Domain = v.InferOutput<typeof domainSchema>;

const isConnected = ({ hostState, ownershipState, cert }: Domain): boolean =>
  hostState === 'HOST_ACTIVE' &&
  ownershipState === 'OWNERSHIP_ACTIVE' &&
  cert?.state === 'CERT_ACTIVE';

/** Lists the DNS records that the registrar must have: `club.ca A 199.36.158.100`. */
const listRecords = ({ requiredDnsUpdates }: Domain): readonly string[] =>
  (requiredDnsUpdates?.desired ?? [])
    .flatMap(({ records }) => records)
    .map(({ domainName, type, rdata }) => `${domainName} ${type} ${rdata}`);

/** The club's own domain. Its DNS records are set by hand at the registrar. */
export const connectDomain: Step = {
  id: 'domain',
  title: 'Domain',
  without: 'nobody reaches the site by its name',
  severity: 'broken',
  inspect: async ({ google, projectId, settings }) => {
    const { host } = new URL(settings.siteOrigin);
    if (host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`) {
      return reportNotNeeded(`${host} is Google's own`);
    }
    const line = `hosting v1beta1/projects/${projectId}/sites/${projectId}/customDomains` as const;
    const domain = await google.read(`${line}/${host}`, domainSchema);
    if (!domain) {
      const change = planRequest(
        google,
        `Tell Hosting about ${host}.`,
        `POST ${line}?customDomainId=${host}`,
        {},
      );
      return reportChanges([change], { unmet: `${host} is not connected` });
    }
    if (isConnected(domain)) return reportDone(`${host}, with a certificate`);
    const records = listRecords(domain);
    return {
      state: 'by-hand',
      finding: `${host} waits for its DNS records or its certificate; until then alerts call the site down`,
      instruction:
        records.length === 0
          ? {
              fr: 'Google vérifie les enregistrements ; le certificat peut prendre une journée. Relancez ensuite la commande.',
              en: 'Google is checking the records; the certificate may take a day. Run this again then.',
            }
          : {
              fr: `Inscrivez ces enregistrements chez le registraire : ${records.join(' ; ')}. Retirez les autres enregistrements A et AAAA de ${host}.`,
              en: `Set these records at the registrar: ${records.join('; ')}. Remove other A and AAAA records of ${host}.`,
            },
      address: `https://console.firebase.google.com/project/${projectId}/hosting/sites`,
    };
  },
};

const dayMs = 86_400_000;
/**
 * Hosting renews a certificate a month before its end. If only two weeks are left, the renewal has
 * failed.
 */
const warningDays = 14;

function formatDays(milliseconds: number): string {
  const days = Math.floor(milliseconds / dayMs);
  if (days === 0) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}

/**
 * Judges a certificate by its expiry, and by whether browsers accept it.
 *
 * @throws Fault
 */
export function judgeCertificate({ validTo, problem }: Certificate, now: Date): string {
  const remainingMs = validTo.getTime() - now.getTime();
  requireThat(remainingMs >= 0, `ended ${formatDays(-remainingMs)} ago`);
  requireThat(problem === undefined, `browsers refuse it: ${problem}`);
  const isRenewed = Math.floor(remainingMs / dayMs) > warningDays;
  const message = `ends in ${formatDays(remainingMs)} and was not renewed`;
  requireThat(isRenewed, message, { state: 'attention' });
  return `valid for ${formatDays(remainingMs)} more`;
}

export const certificateCheck: Check = {
  id: 'certificate',
  title: 'Certificate of the site',
  needs: [siteCheck],
  fix: siteDownPage,
  run: async ({ settings, connections, now }) => {
    const { hostname } = new URL(settings.siteOrigin);
    return judgeCertificate(await connections.readCertificate(hostname), now());
  },
};
