import * as v from 'valibot';
import { planRequest, type Step } from '../step.ts';

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
  inspect: async ({ google, projectId, settings }) => {
    const { host } = new URL(settings.siteOrigin);
    if (host === `${projectId}.web.app` || host === `${projectId}.firebaseapp.com`) {
      return { state: 'not-needed', finding: `${host} is Google's own` };
    }
    const path = `v1beta1/projects/${projectId}/sites/${projectId}/customDomains`;
    const domain = await google.read({ service: 'hosting', path: `${path}/${host}` }, domainSchema);
    if (!domain) {
      const change = planRequest(google, `Tell Hosting about ${host}.`, {
        method: 'POST',
        service: 'hosting',
        path: `${path}?customDomainId=${host}`,
        body: {},
      });
      return { state: 'to-do', finding: `${host} is not connected`, changes: [change] };
    }
    if (isConnected(domain)) return { state: 'done', finding: `${host}, with a certificate` };
    const records = listRecords(domain);
    return {
      state: 'by-hand',
      finding: `${host} waits for its DNS records or its certificate; until then alerts call the site down`,
      instruction:
        records.length === 0
          ? 'Google is checking the records; the certificate may take a day. Run this again then.'
          : `Set these records at the registrar: ${records.join('; ')}. Remove other A and AAAA records of ${host}.`,
      address: `https://console.firebase.google.com/project/${projectId}/hosting/sites`,
      isBlocking: false,
    };
  },
};
