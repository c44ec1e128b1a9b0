import type { DoctorContext } from '../doctor/context.ts';
import { onlineCheck } from './pages.ts';
import {
  reportAttention,
  reportBroken,
  type Check,
  type Finding,
  reportOk,
} from './requirement.ts';

const getMailDomain = ({ settings }: DoctorContext): string =>
  settings.mail.from.split('@')[1] ?? '';

const describeDnsFix = (domain: string, what: string): string =>
  `Add ${what} to the DNS of ${domain}, as the mail provider gives it`;

/** Judges the TXT records of a domain by SPF (RFC 7208). */
export function judgeSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/iu.test(text));
  const [record] = records;
  const fix = describeDnsFix(domain, 'one TXT record "v=spf1 …"');
  if (record === undefined) return reportBroken(`${domain} has none: mails end up in spam`, fix);
  if (records.length > 1)
    return reportBroken(`${domain} has ${records.length}, so none counts`, fix);
  return /(?:^| )\+?all(?: |$)/iu.test(record)
    ? reportAttention(`${domain} lets every host send its mails ("all")`, fix, [record])
    : reportOk(domain, [record]);
}

/** Judges the TXT records of `_dmarc` (RFC 7489). */
export function judgeDmarc(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=DMARC1(?:;|\s|$)/iu.test(text));
  const fix = describeDnsFix(`_dmarc.${domain}`, 'one TXT record "v=DMARC1; p=none; …"');
  if (records.length === 0)
    return reportAttention(`${domain} has none: large providers ask for it`, fix);
  return records.length > 1
    ? reportAttention(`${domain} has ${records.length}, so none counts`, fix)
    : reportOk(domain, records);
}

const makeDomainCheck = (
  id: string,
  title: string,
  run: (context: DoctorContext, domain: string) => Promise<Finding>,
): Check => ({
  id,
  title,
  needs: [onlineCheck],
  run: (context) => run(context, getMailDomain(context)),
});

const spfCheck = makeDomainCheck('mail-spf', 'SPF of the mail domain', async (context, domain) =>
  judgeSpf(domain, await context.resolver.readTxtRecords(domain)),
);

const dmarcCheck = makeDomainCheck(
  'mail-dmarc',
  'DMARC of the mail domain',
  async (context, domain) =>
    judgeDmarc(domain, await context.resolver.readTxtRecords(`_dmarc.${domain}`)),
);

const mxCheck = makeDomainCheck('mail-mx', 'Mail to the mail domain', async (context, domain) => {
  const hosts = await context.resolver.readMxHosts(domain);
  return hosts.length > 0
    ? reportOk(`${domain} receives mail`, hosts)
    : reportAttention(
        `${domain} receives none, so replies and reports of failed mails are lost`,
        describeDnsFix(domain, 'an MX record'),
      );
});

const hostCheck: Check = {
  id: 'mail-host',
  title: 'Mail host',
  needs: [onlineCheck],
  run: async ({ name, settings, connections }) => {
    const { host, port } = settings.mail;
    const problem = await connections.findMailHostProblem(host, port);
    return problem === undefined
      ? reportOk(`${host}:${port} offers TLS`)
      : reportBroken(
          `${host}:${port} cannot be used: ${problem}`,
          `Correct mail.host and mail.port in environments/${name}.jsonc, then npm run deploy -- ${name}`,
        );
  },
};

export const mailChecks: readonly Check[] = [spfCheck, dmarcCheck, mxCheck, hostCheck];
