import type { DoctorContext } from '../doctor/context.ts';
import { onlineCheck } from './pages.ts';
import { type Check, requireThat } from './requirement.ts';

/**
 * Judges the TXT records of a domain by SPF (RFC 7208).
 *
 * @throws Fault
 */
export function judgeSpf(domain: string, texts: readonly string[]): string {
  const records = texts.filter((text) => /^v=spf1(?: |$)/iu.test(text));
  const [record = ''] = records;
  requireThat(records.length > 0, `${domain} has none: mails end up in spam`);
  requireThat(records.length === 1, `${domain} has ${records.length}, so none counts`);
  const allowsAll = /(?:^| )\+?all(?: |$)/iu.test(record);
  const evidence = [record];
  requireThat(!allowsAll, `${domain} lets every host send its mails ("all")`, {
    state: 'attention',
    evidence,
  });
  return `${domain} ${record}`;
}

/**
 * Judges the TXT records of `_dmarc` (RFC 7489).
 *
 * @throws Fault
 */
export function judgeDmarc(domain: string, texts: readonly string[]): string {
  const records = texts.filter((text) => /^v=DMARC1(?:;|\s|$)/iu.test(text));
  const state = 'attention';
  requireThat(records.length > 0, `${domain} has none: large providers ask for it`, { state });
  requireThat(records.length === 1, `${domain} has ${records.length}, so none counts`, { state });
  return `${domain} ${records[0]}`;
}

interface DomainCheck {
  readonly id: string;
  readonly title: string;
  /** The record that must be added, for a person. */
  readonly wantedRecord: string;
  /** The name in front of the domain that has the record, with its dot. */
  readonly prefix?: string;
  /** Reads and judges the records of a name; `domain` is for messages. */
  readonly judge: (name: string, context: DoctorContext, domain: string) => Promise<string>;
}

const makeDomainCheck = ({ id, title, wantedRecord, prefix = '', judge }: DomainCheck): Check => {
  const getDomain = ({ settings }: DoctorContext) => settings.mail.from.split('@')[1] ?? '';
  return {
    id,
    title,
    needs: [onlineCheck],
    fix: (context) =>
      `Add ${wantedRecord} to the DNS of ${prefix}${getDomain(context)}, as the mail provider gives it`,
    run: (context) => judge(prefix + getDomain(context), context, getDomain(context)),
  };
};

/** Makes a function that reads the TXT records of a name and judges them. */
const makeTxtJudge =
  (judge: (domain: string, texts: readonly string[]) => string): DomainCheck['judge'] =>
  async (name, { connections }, domain) =>
    judge(domain, await connections.readTxtRecords(name));

const hostCheck: Check = {
  id: 'mail-host',
  title: 'Mail host',
  needs: [onlineCheck],
  fix: ({ name }) =>
    `Correct mail.host and mail.port in environments/${name}.jsonc, then npm run deploy -- ${name}`,
  run: async ({ settings, connections }) => {
    const { host, port } = settings.mail;
    const problem = await connections.findMailHostProblem(host, port);
    requireThat(problem === undefined, `${host}:${port} cannot be used: ${problem}`);
    return `${host}:${port} offers TLS`;
  },
};

export const mailChecks: readonly Check[] = [
  makeDomainCheck({
    id: 'mail-spf',
    title: 'SPF of the mail domain',
    wantedRecord: 'one TXT record "v=spf1 …"',
    judge: makeTxtJudge(judgeSpf),
  }),
  makeDomainCheck({
    id: 'mail-dmarc',
    title: 'DMARC of the mail domain',
    wantedRecord: 'one TXT record "v=DMARC1; p=none; …"',
    prefix: '_dmarc.',
    judge: makeTxtJudge(judgeDmarc),
  }),
  makeDomainCheck({
    id: 'mail-mx',
    title: 'Mail to the mail domain',
    wantedRecord: 'an MX record',
    judge: async (domain, { connections }) => {
      const hosts = await connections.readMxHosts(domain);
      requireThat(
        hosts.length > 0,
        `${domain} receives none, so replies and reports of failed mails are lost`,
        { state: 'attention' },
      );
      return `${domain} receives mail`;
    },
  }),
  hostCheck,
];
