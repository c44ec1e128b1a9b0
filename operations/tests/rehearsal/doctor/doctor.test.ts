import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctorRequirements } from '../../../requirements/all-requirements.ts';
import type { Google } from '../google/state.ts';
import { projectId } from '../settings.ts';
import {
  type DoctorTestBed,
  environmentName,
  type Examination,
  startDoctorTestBed,
} from './doctor-test-bed.ts';
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

const filterByState = ({ checks }: Examination, ...states: string[]) =>
  checks.filter(({ state }) => states.includes(state));

it('finds nothing to do in a healthy environment, where every check runs and has its own id', async () => {
  const report = await bed.examine();
  expect(filterByState(report, 'attention', 'broken', 'not-checked')).toEqual([]);
  expect(report.exitCode).toBe(0);
  expect(report.output.split('\n').at(-1)).toBe(
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
      const report = await bed.examine();
      const findings = filterByState(report, 'attention', 'broken');
      expect(findings.map((line) => [line.id, line.state])).toEqual([[check, state]]);
      const [line] = findings;
      expect(line?.fix).toContain(fix);
      expect(report.exitCode).toBe(state === 'broken' ? 1 : 0);
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
    const report = await bed.examine();
    expect(report.exitCode).toBe(1);
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
    const report = await bed.examine();
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
    const report = await bed.examine();
    expect(report.exitCode).toBe(0);
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
    const report = await bed.examine();
    expect(report.exitCode).toBe(0);
    const lines = new Map(report.checks.map((line) => [line.id, line]));
    for (const id of ['project', 'database', 'rules-storage', 'functions', 'release', 'budget']) {
      expect(lines.get(id)?.message, id).toContain('Google did not respond');
    }
    expect(lines.get('headers-home')?.state).toBe('ok');
  });

  it('because nobody is logged in, nothing of Google is checked, and the site is', async () => {
    bed.isLoggedIn = false;
    const report = await bed.examine();
    expect(report.exitCode).toBe(0);
    expect(filterByState(report, 'attention', 'broken')).toEqual([]);
    const message = 'nobody is logged in';
    expect(filterByState(report, 'not-checked')).toContainEqual(
      expect.objectContaining({ id: 'bucket', message }),
    );
    expect(filterByState(report, 'ok').map(({ id }) => id)).toContain('headers-home');
  });

  it('to anything, nothing is checked, and the last line reports that', async () => {
    await bed.end();
    const report = await bed.examine();
    expect(report.exitCode).toBe(0);
    expect(filterByState(report, 'ok', 'attention', 'broken')).toEqual([]);
    expect(report.output.split('\n').at(-1)).toBe(
      `Nothing could be checked, so nothing is known: 0 ok, 0 in need of attention, 0 broken, ${doctorRequirements.length - 1} not checked.`,
    );
  });
});

describe('the report', () => {
  it('has a line for each check, with the fix and the evidence of a fault below', async () => {
    bed.googleState.budgets = [];
    bed.googleState.backupSchedules = [];
    const { output } = await bed.examine();
    const fix = `    Fix: npm run go-live -- ${environmentName}\n`;
    expect(output).toContain(`\n! Budget: none; without it, nobody is warned of costs\n${fix}`);
    expect(output).toContain(
      `\n✗ Backups: none; without it, what somebody deletes or overwrites cannot be brought back\n${fix}    Back the database up every day, and keep each backup for 7 days.\n`,
    );
    expect(output).toContain(
      '\n✓ Your permissions to deploy: webmaster@volleyrivesud.test may deploy\n',
    );
    expect(output).not.toContain('cloudfunctions.functions.update');
  });

  it('names the permissions that are missing', async () => {
    bed.googleState.deniedPermissions.add('cloudfunctions.functions.update');
    expect((await bed.examine()).output).toContain(
      '\n    cloudfunctions.functions.update (roles/cloudfunctions.admin)\n',
    );
  });

  it('contains no API key', async () => {
    bed.googleState.refusedCollections.add('banners');
    expect((await bed.examine()).output).not.toContain('AIza');
  });
});
