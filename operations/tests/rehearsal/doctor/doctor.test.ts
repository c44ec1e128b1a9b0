import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '../../../doctor/report.ts';
import { doctorRequirements } from '../../../requirements/all-requirements.ts';
import type { Google } from '../google/state.ts';
import { projectId } from '../settings.ts';
import { type DoctorTestBed, environmentName, startDoctorTestBed } from './doctor-test-bed.ts';
import { allFaults } from './faults/all-faults.ts';

let bed: DoctorTestBed;
beforeEach(async () => {
  bed = await startDoctorTestBed();
});
afterEach(async () => {
  const { recorder, site } = bed;
  await bed.end();
  // Whatever is wrong, the doctor changes nothing.
  const nonGetRequests = recorder.requests.filter(({ method }) => method !== 'GET');
  for (const { method, path } of nonGetRequests) {
    expect(`${method} ${path}`).toMatch(/^POST \S+:(?:getIamPolicy|testIamPermissions|runQuery)$/u);
  }
  expect(site.methods.filter((method) => method !== 'GET')).toEqual([]);
  expect(recorder.unknownRequests).toEqual([]);
});

const filterByState = ({ checks }: Report, ...states: string[]) =>
  checks.filter(({ state }) => states.includes(state));

it('finds nothing to do in a healthy environment, where every check runs and has its own id', async () => {
  const { exitCode, report } = await bed.examine();
  expect(filterByState(report, 'attention', 'broken', 'not-checked')).toEqual([]);
  expect(exitCode).toBe(0);
  expect(report.summary).toBe(
    `All is well: ${report.checks.length} ok, 0 in need of attention, 0 broken, 0 not checked.`,
  );
  const readIds = report.checks.map(({ id }) => id);
  const otherIds = doctorRequirements.map(({ id }) => id).filter((id) => !readIds.includes(id));
  // The settings name no repository on GitHub, so nothing is wanted of it.
  expect(otherIds).toEqual(['github']);
  expect(new Set(doctorRequirements.map(({ id }) => id)).size).toBe(doctorRequirements.length);
});

describe('one fault', () => {
  it.each(allFaults)(
    'is found by its check alone: $fault',
    async ({ check, state, fix, cause }) => {
      cause(bed);
      const { exitCode, report } = await bed.examine();
      const findings = filterByState(report, 'attention', 'broken');
      expect(findings.map((line) => [line.id, line.state])).toEqual([[check, state]]);
      const [line] = findings;
      expect(line?.fix).toContain(fix);
      expect(exitCode).toBe(state === 'broken' ? 1 : 0);
      // The message of a check that could not run names the failed check and repeats its message.
      for (const { message } of filterByState(report, 'not-checked')) {
        expect(message).toContain(line?.title);
        expect(message).toContain(line?.message);
      }
    },
  );
});

describe('a project', () => {
  it('that does not exist is reported in one broken line, and otherwise only the network and the mail are checked', async () => {
    bed.googleState.isMissing = true;
    const { exitCode, report } = await bed.examine();
    expect(exitCode).toBe(1);
    expect(filterByState(report, 'broken')).toMatchObject([
      { id: 'project', fix: `npm run go-live -- ${environmentName}` },
    ]);
    const otherChecks = ['online', 'mail-spf', 'mail-dmarc', 'mail-mx', 'mail-host'];
    expect(filterByState(report, 'ok').map(({ id }) => id)).toEqual(otherChecks);
    for (const { message } of filterByState(report, 'not-checked')) {
      expect(message).toContain(`${projectId} does not exist`);
    }
  });

  it('that is empty is reported with the commands that set it up, and its site is not checked', async () => {
    const { googleState } = bed;
    Object.assign(googleState, {
      database: undefined,
      hostingReleases: [],
      signInSettings: undefined,
      budgets: [],
      billingAccountName: undefined,
    } satisfies Partial<Google>);
    googleState.secretVersions.clear();
    googleState.functions.clear();
    googleState.releases.clear();
    const { report } = await bed.examine();
    const fixes = new Set(filterByState(report, 'broken').map(({ fix }) => fix));
    expect(fixes).toEqual(
      new Set([`npm run go-live -- ${environmentName}`, `npm run deploy -- ${environmentName}`]),
    );
    const uncheckedLines = new Map(
      filterByState(report, 'not-checked').map(({ id, message }) => [id, message]),
    );
    for (const id of ['release', 'site', 'headers-home', 'functions', 'jobs', 'api-health']) {
      expect(uncheckedLines.get(id), id).toContain('not deployed yet: npm run deploy');
    }
    expect(uncheckedLines.get('indexes')).toContain('does not exist');
  });

  it('that the account may not see is not checked, and its site is', async () => {
    bed.googleState.isForbidden = true;
    const { exitCode, report } = await bed.examine();
    expect(exitCode).toBe(0);
    const lines = new Map(report.checks.map((line) => [line.id, line]));
    expect(lines.get('project')?.message).toMatch(
      /does not exist, or webmaster@\S+ may not see it/u,
    );
    expect(lines.get('rules-firestore')).toMatchObject({ state: 'not-checked' });
    expect(lines.get('rules-firestore')?.message).toContain('may not read it');
    expect(lines.get('headers-home')?.state).toBe('ok');
  });
});

describe('without access', () => {
  it('to Google, the checks of the project report that, and the site is still checked', async () => {
    await bed.stopGoogle();
    const { exitCode, report } = await bed.examine();
    expect(exitCode).toBe(0);
    const lines = new Map(report.checks.map((line) => [line.id, line]));
    for (const id of ['project', 'database', 'rules-storage', 'functions', 'release', 'budget']) {
      expect(lines.get(id)?.message, id).toContain('Google did not respond');
    }
    expect(lines.get('headers-home')?.state).toBe('ok');
  });

  it('because nobody is logged in, nothing of Google is checked, and the site is', async () => {
    bed.isLoggedIn = false;
    const { exitCode, report } = await bed.examine();
    expect(exitCode).toBe(0);
    expect(filterByState(report, 'attention', 'broken')).toEqual([]);
    const message = 'nobody is logged in';
    expect(filterByState(report, 'not-checked')).toContainEqual(
      expect.objectContaining({ id: 'bucket', message }),
    );
    expect(filterByState(report, 'ok').map(({ id }) => id)).toContain('headers-home');
  });

  it('to anything, nothing is checked, and the last line reports that', async () => {
    await bed.end();
    const { exitCode, report } = await bed.examine();
    expect(exitCode).toBe(0);
    expect(filterByState(report, 'ok', 'attention', 'broken')).toEqual([]);
    expect((await bed.getOutput()).split('\n').at(-1)).toBe(
      `Nothing could be checked, so nothing is known: 0 ok, 0 in need of attention, 0 broken, ${doctorRequirements.length - 1} not checked.`,
    );
  });
});

describe('the report', () => {
  it('is data with --json', async () => {
    bed.googleState.backupSchedules = [];
    const { report } = await bed.examine();
    expect(report).toMatchObject({
      environment: environmentName,
      at: bed.now.toISOString(),
      counts: { attention: 0, broken: 1 },
    });
    expect(report.checks.find(({ id }) => id === 'backups')).toEqual({
      id: 'backups',
      title: 'Backups',
      state: 'broken',
      message: 'none; without it, what somebody deletes or overwrites cannot be brought back',
      fix: `npm run go-live -- ${environmentName}`,
      evidence: [
        'Back the database up every day, and keep each backup for 7 days.',
        'Back the database up every Sunday, and keep each backup for 14 weeks.',
      ],
    });
  });

  it('has a line for each check, with the fix below, and details only with --verbose', async () => {
    bed.googleState.budgets = [];
    const text = await bed.getOutput();
    expect(text).toContain(
      `\n! Budget: none; without it, nobody is warned of costs\n    Fix: npm run go-live -- ${environmentName}\n`,
    );
    expect(text).toContain(
      '\n✓ Your permissions to deploy: webmaster@volleyrivesud.test may deploy\n',
    );
    expect(text).not.toContain('cloudfunctions.functions.update');
    expect(await bed.getOutput({ isVerbose: true })).toContain(
      '\n    cloudfunctions.functions.update\n',
    );
  });

  it('contains no API key, even with --verbose', async () => {
    const text = await bed.getOutput({ isVerbose: true });
    expect(text).not.toContain('AIza');
  });
});
