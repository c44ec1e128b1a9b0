import { settings } from '../../settings.ts';
import { type Fault } from './fault.ts';

const domain = settings.mail.from.split('@')[1] ?? '';

/** Faults of the mail domain and the mail host. */
export const mailFaults: readonly Fault[] = [
  {
    fault: 'a mail domain without SPF',
    check: 'mail-spf',
    state: 'broken',
    fix: `the DNS of ${domain}`,
    cause: ({ txtRecords }) => txtRecords.delete(domain),
  },
  {
    fault: 'a mail domain without DMARC',
    check: 'mail-dmarc',
    state: 'attention',
    fix: `the DNS of _dmarc.${domain}`,
    cause: ({ txtRecords }) => txtRecords.delete(`_dmarc.${domain}`),
  },
  {
    fault: 'a mail domain that receives nothing',
    check: 'mail-mx',
    state: 'attention',
    fix: 'an MX record',
    cause: ({ mxHosts }) => mxHosts.clear(),
  },
  {
    fault: 'a mail host that refuses',
    check: 'mail-host',
    state: 'broken',
    fix: 'Correct mail.host and mail.port in environments/production.jsonc',
    cause: (bed) => {
      bed.mailHostProblem = 'connection refused';
    },
  },
];
