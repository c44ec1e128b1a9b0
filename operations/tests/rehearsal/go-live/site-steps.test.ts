import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeEnvironment } from '../../../../environments/testing/make-environment.ts';
import { contentFolder as committedFolder } from '../../../first-content/read-content.ts';
import type { GoLiveContext } from '../../../go-live/context.ts';
import { siteSteps } from '../../../requirements/all-requirements.ts';
import { runSteps } from '../../../go-live/run-steps.ts';
import { alerts } from '../../../requirements/alerts.ts';
import {
  describeRequest,
  type Intercept,
  isChange,
  parseBody,
  type Recorder,
} from '../google/recorded-request.ts';
import { startGoogle } from '../google/start-google.ts';
import { createGoogle, type Google } from '../google/state.ts';
import { writeConfirmedContent } from './confirmed-content.ts';
import { createPromptStub, makeGoLiveContext } from './go-live-context.ts';
import { imageCollections } from '@club/domain/content/content-types';
import { clubContent } from '../../../../environments/first-content/sources.ts';

const settings = makeEnvironment();
const { projectId } = settings;
const acceptedFlags = {
  confirmedProject: projectId,
  acceptedRisks: ['cost', 'public', 'permanent'],
  isDryRun: false,
} as const;

let state: Google;
let recorder: Recorder;
const contentFolder = writeConfirmedContent();

/** Replaces the state by a project that is set up and empty, and starts Google's stub for it. */
function startEmptyProject(intercept?: Intercept): Promise<Recorder> {
  state = createGoogle(projectId, { isSetUp: true });
  return startGoogle(state, intercept);
}

beforeEach(async () => {
  recorder = await startEmptyProject();
});
afterEach(() => recorder.close());
afterAll(() => rmSync(contentFolder, { recursive: true }));

const deploy = (): Promise<void> => {
  const name = `sites/${projectId}/versions/v${state.liveVersion + 1}`;
  state.hostingReleases.unshift({ message: 'commit 0123456789ab', version: { name } });
  return Promise.resolve();
};

const makeContext = (overrides: Partial<GoLiveContext> = {}) =>
  makeGoLiveContext(recorder.origin, { settings, deploy, contentFolder, ...overrides });

const listChanges = () => recorder.requests.filter(isChange).map(describeRequest);

/** Lists the secrets of the project, and counts its other resources. */
const countResources = () => ({
  secrets: [...state.secrets].toSorted(),
  versions: state.liveVersion,
  notificationChannels: state.notificationChannels.length,
  alertPolicies: state.alertPolicies.length,
  uptimeChecks: state.uptimeChecks.length,
  budgets: state.budgets.length,
  backupSchedules: state.backupSchedules.length,
  domains: state.domains.size,
  mails: state.mails.length,
  rows: state.databases.get('(default)')?.documents.size,
  imageFiles: state.buckets.get(state.bucket)?.size ?? 0,
});
const completeResources = {
  secrets: ['HASH_KEY', 'MAIL_PASSWORD'],
  versions: 1,
  notificationChannels: 1,
  alertPolicies: alerts.length,
  uptimeChecks: 2,
  budgets: 1,
  backupSchedules: 2,
  domains: 1,
  mails: 1,
  rows: Object.values(clubContent).flat().length,
  // Each image has three widths in two formats.
  imageFiles: imageCollections.flatMap((name) => clubContent[name]).length * 6,
};

describe('the steps of going live after the set-up', () => {
  it('create everything once, and leave the DNS records to a person', async () => {
    const context = makeContext();
    const openSteps = await runSteps(siteSteps, context, acceptedFlags);
    expect(recorder.unknownRequests).toEqual([]);
    expect(countResources()).toEqual(completeResources);
    expect(openSteps.map(({ step }) => step.id)).toEqual(['domain']);
    expect(context.output.join('')).toContain('www.volleyrivesud.test A 199.36.158.100');
  });

  it('change nothing in a dry run, and print a request and its risk', async () => {
    const context = makeContext();
    await runSteps(siteSteps, context, { ...acceptedFlags, isDryRun: true });
    expect(listChanges()).toEqual([]);
    expect(context.output.join('')).toContain(
      `POST https://billingbudgets.googleapis.com/v1/billingAccounts/0A1B2C-3D4E5F-678901/budgets`,
    );
    expect(context.output.join('')).toContain('[may cost money]');
  });

  it('are completed after a stop at any change, and create nothing twice', async () => {
    await runSteps(siteSteps, makeContext(), acceptedFlags);
    const changes = listChanges();
    // The uploads are alike, so the steps stop only at the first and at the last of them.
    const isInside = (change: string, index: number) =>
      change.includes(' upload/') && change === changes[index - 1] && change === changes[index + 1];
    const stops = changes.flatMap((change, index) => (isInside(change, index) ? [] : index + 1));
    expect(stops.length).toBeGreaterThan(20);
    for (const stopAfter of stops) {
      let sentCount = 0;
      const controller = new AbortController();
      await recorder.close();
      recorder = await startEmptyProject((request, answer) => {
        const response = answer();
        if (isChange(request)) sentCount += 1;
        if (isChange(request) && sentCount === stopAfter) controller.abort();
        return response;
      });
      const commandOptions = { signal: controller.signal, print: () => undefined };
      const stoppedContext = makeContext({ commandOptions });
      await runSteps(siteSteps, stoppedContext, acceptedFlags).catch(() => undefined);
      await runSteps(siteSteps, makeContext(), acceptedFlags);
      expect(countResources(), `stopped after ${stopAfter} changes`).toEqual(completeResources);
    }
  });

  it('never print a secret', async () => {
    const context = makeContext();
    await runSteps(siteSteps, context, acceptedFlags);
    const values = recorder.requests
      .filter(({ path }) => path.endsWith(':addVersion'))
      .map((request) => (parseBody(request) as { payload: { data: string } }).payload.data)
      .map((data) => Buffer.from(data, 'base64').toString());
    expect(values).toEqual([expect.stringMatching(/^[\w-]{43}$/u), 'correct horse battery staple']);
    for (const value of values) expect(context.output.join('')).not.toContain(value);
  });

  it('leave a failed status mail to a person, and do not send it again in a second run', async () => {
    state.mailOutcome = 'failed';
    const openSteps = await runSteps(siteSteps, makeContext(), acceptedFlags);
    expect(openSteps.map(({ step }) => step.id)).toContain('first-status-mail');
    recorder.clear();
    await runSteps(siteSteps, makeContext(), acceptedFlags);
    expect(listChanges()).toEqual([]);
  });

  it('continue if the account has no permission to read budgets', async () => {
    state.canSeeBudgets = false;
    const openSteps = await runSteps(siteSteps, makeContext(), acceptedFlags);
    expect(openSteps.map(({ step }) => step.id)).toEqual(['budget', 'domain']);
  });

  it('create no alerts without a webmaster, and report that', async () => {
    const { webmaster: _, ...settingsWithoutWebmaster } = settings;
    const openSteps = await runSteps(
      siteSteps,
      makeContext({ settings: settingsWithoutWebmaster }),
      acceptedFlags,
    );
    expect(openSteps.map(({ step }) => step.id)).toEqual(['alert-address', 'domain']);
    const counts = { notificationChannels: 0, alertPolicies: 0, mails: 0, budgets: 1 };
    expect(countResources()).toMatchObject(counts);
  });

  it('replace an alert whose text has changed', async () => {
    await runSteps(siteSteps, makeContext(), acceptedFlags);
    state.alertPolicies[0] = {
      ...state.alertPolicies[0],
      userLabels: { alert: alerts[0]?.id, content: 'before' },
    };
    recorder.clear();
    await runSteps(siteSteps, makeContext(), acceptedFlags);
    expect(listChanges()).toEqual([`PATCH monitoring v3/projects/${projectId}/alertPolicies/1`]);
  });

  it('write no content that the club has not confirmed', async () => {
    // The committed content is invented, and its `checkedOn` is null.
    const context = makeContext({ contentFolder: committedFolder });
    const openSteps = await runSteps(siteSteps, context, acceptedFlags);
    expect(openSteps.map(({ step }) => step.id)).toContain('content');
    expect(countResources()).toMatchObject({ rows: 0, imageFiles: 0, versions: 1 });
  });

  it('ask once for the project id, for each of the two risks of these steps, and for the password', async () => {
    const promptStub = createPromptStub();
    const context = makeContext({ prompts: promptStub });
    await runSteps(siteSteps, context, {
      confirmedProject: undefined,
      acceptedRisks: [],
      isDryRun: false,
    });
    expect(promptStub.askedMessages).toHaveLength(4);
  });
});
