import { describe, expect, it } from 'vitest';
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import type { DeployRecord } from '../deploy/deploy-record.ts';
import type { GoogleReader } from '../google/google-api.ts';
import { makeRefusingReader } from '../google/google-session.ts';
import { describeRollbackCommand } from './describe-rollback-command.ts';

const settings = makeEnvironment();
const { projectId } = settings;
const makeState = (version: string) => ({
  functions: [{ id: 'api', isRetried: false, revision: `api-${version}` }],
  rules: { 'cloud.firestore': 'ruleset-1' },
  containerImageDays: 30,
  hosting: { site: projectId, version },
});
const makeRecord = (before: string): DeployRecord => ({
  at: '2026-11-22T12:00:00.000Z',
  environment: 'production',
  project: projectId,
  commit: '0123456789ab',
  before: makeState(before),
  after: makeState('v8'),
});
const describeCommand = (liveDeploy: DeployRecord | undefined, google: GoogleReader) =>
  describeRollbackCommand({
    name: 'production',
    settings,
    liveDeploy,
    openGoogle: () => Promise.resolve(google),
  });
const refusingReader = makeRefusingReader('nobody is logged in');
const makeReader = (...versions: string[]): GoogleReader => ({
  read: () =>
    Promise.resolve({
      releases: versions.map((version) => ({
        version: { name: `sites/${projectId}/versions/${version}` },
      })),
    } as never),
});
const command = `npx firebase hosting:clone ${projectId}@v7 ${projectId}:live --project ${projectId}`;

describe('after a failed check, the person who released gets', () => {
  it('the command that undoes the last deploy, without a log-in, if it was made from this clone', async () => {
    const text = await describeCommand(makeRecord('v7'), refusingReader);
    expect(text).toContain(`\n  ${command}\n`);
    expect(text).toContain('the deploy of 2026-11-22T12:00:00.000Z (commit 0123456789ab)');
    expect(text).toContain('npm run deploy -- production');
  });

  it('the command that restores the previous version, from Hosting’s releases, if the deploy was made elsewhere', async () => {
    const text = await describeCommand(undefined, makeReader('v8', 'v8', 'v7', 'v6'));
    expect(text).toBe(`Back to the previous version:\n  ${command}`);
  });

  it('the command that takes the site offline, if there was no deploy before', async () => {
    const stopCommand = 'npm run stop -- production site';
    expect(await describeCommand(makeRecord(''), refusingReader)).toContain(stopCommand);
    expect(await describeCommand(undefined, makeReader('v8'))).toContain(stopCommand);
  });

  it('the page with the steps by hand, if Hosting’s releases cannot be read', async () => {
    const text = await describeCommand(undefined, refusingReader);
    expect(text).toContain('nobody is logged in');
    expect(text).toContain('docs/runbook/en/wrong-deploy.md');
  });
});
