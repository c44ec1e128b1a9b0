import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCommittedRules, renderRules } from '../../../../environments/render/rules.ts';
import { applyChanges } from '../../../care/maintenance-command.ts';
import { planStop, type StopTarget, stopTargets } from '../../../care/stop.ts';
import { parseBody } from '../google/recorded-request.ts';
import {
  type MaintenanceTestBed,
  environment,
  projectId,
  startMaintenanceTestBed,
} from './maintenance-test-bed.ts';

let bed: MaintenanceTestBed;
beforeEach(async () => {
  bed = await startMaintenanceTestBed();
  bed.resources.hostingReleases.push({ version: { name: `sites/${projectId}/versions/v7` } });
});
afterEach(() => bed.recorder.close());

async function stop(target: StopTarget, flags: { isUndo?: boolean; isDryRun?: boolean } = {}) {
  const context = { ...bed.context, isDryRun: flags.isDryRun ?? false };
  const options = { isUndo: flags.isUndo ?? false, reason: 'bots', billingAccount: 'ABC-1' };
  await applyChanges(context, await planStop(context, target, options));
}

const readSwitch = () =>
  bed.resources.databases.get('(default)')?.documents.get('switches/site')?.fields;

it.each(stopTargets)(
  'a dry run of a stop of %s prints its changes and sends none',
  async (target) => {
    await stop(target, { isDryRun: true });
    expect(bed.listChanges()).toEqual([]);
    expect(bed.output.join('')).toMatch(/(?:POST|PUT|PATCH) https:\/\/\w+\.googleapis\.com\/v1/u);
    expect(bed.recorder.unknownRequests).toEqual([]);
  },
);

it.each(stopTargets)('a stop of %s changes nothing without the project’s id', async (target) => {
  const context = { ...bed.context, confirmedProject: 'another-project' };
  const changes = await planStop(context, target, { isUndo: false });
  await expect(applyChanges(context, changes)).rejects.toThrow('Nothing was changed');
  const contextWithoutFlag = { ...bed.context, confirmedProject: undefined };
  await expect(applyChanges(contextWithoutFlag, changes)).rejects.toThrow(`--confirm ${projectId}`);
  expect(bed.listChanges()).toEqual([]);
});

it('a stop of writes and a stop of mails do not overwrite each other', async () => {
  await stop('writes');
  await stop('mails');
  expect(readSwitch()).toMatchObject({
    areWritesStopped: { booleanValue: true },
    areMailsStopped: { booleanValue: true },
    reason: { stringValue: 'bots' },
  });
  await stop('writes', { isUndo: true });
  expect(readSwitch()).toMatchObject({
    areWritesStopped: { booleanValue: false },
    areMailsStopped: { booleanValue: true },
  });
});

it('a second stop of writes, the site or billing changes nothing', async () => {
  await stop('writes');
  await stop('site');
  await stop('billing');
  const count = bed.listChanges().length;
  await stop('writes');
  await stop('site');
  await stop('billing');
  expect(bed.listChanges()).toHaveLength(count);
});

it('a stop of reads changes both rules files, and an undo releases the committed ones', async () => {
  const rules = renderRules(readCommittedRules(), environment);
  const readReleasedRules = () =>
    Object.fromEntries(
      [...bed.resources.releases].map(([name, rulesetName]) => {
        const ruleset = bed.resources.rulesets.find((one) => one.name === rulesetName);
        const source = ruleset?.source as { files: { content: string }[] } | undefined;
        return [name, source?.files[0]?.content];
      }),
    );
  await stop('reads');
  const storageName = `firebase.storage/${environment.webApp.storageBucket}`;
  // The names of the releases that firebase-tools updates in a deploy.
  expect(Object.keys(readReleasedRules())).toEqual(['cloud.firestore', storageName]);
  expect(readReleasedRules()['cloud.firestore']).not.toBe(rules['firestore.rules']);
  expect(readReleasedRules()[storageName]).not.toBe(rules['storage.rules']);
  await stop('reads', { isUndo: true });
  expect(readReleasedRules()).toEqual({
    'cloud.firestore': rules['firestore.rules'],
    [storageName]: rules['storage.rules'],
  });
});

it('a stop of the site disables the pages, and an undo releases the last version', async () => {
  await stop('site');
  expect(bed.resources.hostingReleases[0]).toEqual({ type: 'SITE_DISABLE' });
  await stop('site', { isUndo: true });
  expect(bed.resources.hostingReleases[0]?.version?.name).toBe(`sites/${projectId}/versions/v7`);
});

it('the billing account is printed before it is unlinked, and an undo links the account that the command names', async () => {
  await stop('billing');
  const [textBeforeChange] = bed.output.join('').split('✓');
  expect(textBeforeChange).toContain('billingAccounts/0A1B2C-3D4E5F-6A7B8C');
  expect(textBeforeChange).toContain('Google may delete');
  const bodies = bed.recorder.requests.filter(({ method }) => method === 'PUT').map(parseBody);
  expect(bodies).toEqual([{ billingAccountName: '' }]);
  await stop('billing', { isUndo: true });
  expect(bed.resources.billingAccountName).toBe('billingAccounts/ABC-1');
});
