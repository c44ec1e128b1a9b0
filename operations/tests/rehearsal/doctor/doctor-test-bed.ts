import type { Certificate } from '../../../doctor/connections.ts';
import { readCommittedRules, renderRules } from '../../../../environments/render/rules.ts';
import type { DoctorContext } from '../../../doctor/context.ts';
import { makeRefusingReader } from '../../../google/google-session.ts';
import { describeResults, examine, getExitCode } from '../../../doctor/report.ts';
import { createServiceAccounts, grantRoles } from '../../../requirements/accounts.ts';
import {
  createAlertChannel,
  createAlerts,
  createUptimeChecks,
} from '../../../requirements/monitoring.ts';
import { makeGoLiveContext } from '../go-live/go-live-context.ts';
import { createDeployedGoogle, deployedCommit } from '../google/deployed-google.ts';
import type { Recorder } from '../google/recorded-request.ts';
import { createOwnerApi, startGoogle } from '../google/start-google.ts';
import type { Google } from '../google/state.ts';
import { settings } from '../settings.ts';
import { startVisitorSite, type VisitorSite } from './visitor-site.ts';

/** What the doctor has found, and what the command prints. */
export interface Examination {
  readonly exitCode: number;
  readonly output: string;
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly state: string;
    readonly message: string;
    readonly fix?: string;
  }[];
}

/** A healthy environment on this machine. Each test breaks one part of it. */
export interface DoctorTestBed {
  readonly googleState: Google;
  readonly site: VisitorSite;
  readonly recorder: Recorder;
  readonly txtRecords: Map<string, readonly string[]>;
  readonly mxHosts: Map<string, readonly string[]>;
  /** Why the SMTP host of the settings cannot be used; undefined if it can. */
  mailHostProblem: string | undefined;
  certificate: Certificate;
  isLoggedIn: boolean;
  now: Date;
  /** Runs the doctor. */
  readonly examine: () => Promise<Examination>;
  /** Closes the recorder, so that Google does not respond any more. */
  readonly stopGoogle: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The name of the environment. */
export const environmentName = 'production';

const dayMs = 86_400_000;

/**
 * The steps of going live whose results `createDeployedGoogle` does not contain. The doctor checks
 * these results too.
 */
const goLiveSteps = [
  createAlertChannel,
  createServiceAccounts,
  grantRoles,
  createUptimeChecks,
  createAlerts,
];

async function runGoLiveSteps(origin: string): Promise<void> {
  const context = makeGoLiveContext(origin, { settings, name: environmentName });
  for (const step of goLiveSteps) {
    const inspection = await step.inspect(context);
    if (inspection.state !== 'to-do') throw new Error(`${step.id} has nothing to do.`);
    for (const change of inspection.changes) await change.run();
  }
}

/** Starts a healthy environment. */
export async function startDoctorTestBed(): Promise<DoctorTestBed> {
  const now = new Date('2026-11-22T12:00:00Z');
  const googleState = createDeployedGoogle(
    settings,
    renderRules(readCommittedRules(), settings),
    now,
  );
  const { number, region } = googleState;
  const recorder = await startGoogle(googleState);
  await runGoLiveSteps(recorder.origin);
  recorder.clear();
  const apiHost = `api-${number}.${region}.run.app`;
  const site = await startVisitorSite(settings, deployedCommit, apiHost);
  const domain = settings.mail.from.split('@')[1] ?? '';

  const makeContext = (): DoctorContext => ({
    name: environmentName,
    settings,
    account: bed.isLoggedIn ? 'webmaster@volleyrivesud.test' : '',
    google: bed.isLoggedIn
      ? createOwnerApi(recorder.origin)
      : makeRefusingReader('nobody is logged in'),
    fetch: (input, init) => {
      const { host, pathname, search } = new URL(input as string);
      const isFirestore = host === 'firestore.googleapis.com';
      const base = isFirestore ? `${recorder.origin}/firestore` : `${site.origin}/${host}`;
      return fetch(`${base}${pathname}${search}`, init);
    },
    connections: {
      readTxtRecords: (name) => Promise.resolve(bed.txtRecords.get(name) ?? []),
      readMxHosts: (name) => Promise.resolve(bed.mxHosts.get(name) ?? []),
      readCertificate: () => Promise.resolve(bed.certificate),
      findMailHostProblem: () => Promise.resolve(bed.mailHostProblem),
    },
    now: () => bed.now,
  });
  let stopRecorder: Promise<void> | undefined;
  let stopSite: Promise<void> | undefined;
  const stopGoogle = () => (stopRecorder ??= recorder.close());
  const bed: DoctorTestBed = {
    googleState,
    site,
    recorder,
    txtRecords: new Map([
      [domain, ['v=spf1 include:_spf.example.net -all']],
      [`_dmarc.${domain}`, ['v=DMARC1; p=quarantine']],
    ]),
    mxHosts: new Map([[domain, ['mx.example.net']]]),
    mailHostProblem: undefined,
    isLoggedIn: true,
    certificate: { validTo: new Date(now.getTime() + 60 * dayMs) },
    now,
    examine: async () => {
      const results = await examine(makeContext());
      return {
        exitCode: getExitCode(results),
        output: describeResults(results),
        checks: results.map(({ check: { id, title }, finding }) => ({ id, title, ...finding })),
      };
    },
    stopGoogle,
    end: async () => {
      stopSite ??= site.close();
      await Promise.all([stopGoogle(), stopSite]);
    },
  };
  return bed;
}
