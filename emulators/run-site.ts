import { type Autosave, startAutosave } from './autosave.ts';
import { demoAccounts } from './demo/accounts.ts';
import { claimRun } from './claim-run.ts';
import type { CommandError } from './command-error.ts';
import { type Port, requireFreePorts } from './ports.ts';
import { step } from './progress.ts';
import { emulatorEnvironment, emulators, mailboxAddress, savedDataFolder } from './project.ts';
import { requireWritable } from './require-writable.ts';
import { runChild } from './run-child.ts';
import { waitForStop } from './run-command.ts';
import { removeRunRecord } from './run-record.ts';
import { recoverSavedData, saveData } from './saved-data.ts';
import { hasSavedData, requireIntactSave } from './save-checksums.ts';
import { prepareSuite, startSuite, type Suite } from './suite.ts';

interface SiteRun {
  signal: AbortSignal;
  /** Builds what the suite needs before its start. */
  build: () => Promise<unknown>;
  /** Ports in addition to the suite's. */
  ports?: readonly Port[];
  /** Runs other programs until the signal aborts. Resolves with an error once one has ended. */
  runBeside?: () => Promise<CommandError>;
  /** The address of the site, to print. */
  address: string;
}

/** Runs the site on the emulators until stopped, for `npm start` and `npm run dev`. */
export async function runSite(run: SiteRun): Promise<void> {
  await requireWritable();
  await claimRun();
  try {
    await runClaimedSite(run);
  } finally {
    await removeRunRecord();
  }
}

async function runClaimedSite(run: SiteRun): Promise<void> {
  const { signal, build, ports = [], address } = run;
  await requireFreePorts(ports);
  await recoverSavedData(savedDataFolder);
  const needsDemoContent = !hasSavedData(savedDataFolder);
  if (!needsDemoContent) await requireIntactSave(savedDataFolder);
  const prerequisites = await prepareSuite({ signal, wantsUi: true });
  await build();
  const suite = await startSuite({
    prerequisites,
    signal,
    ...(!needsDemoContent && { importFrom: savedDataFolder }),
  });
  // Incomplete data is not saved: partly loaded demo content, or the data of a crashed suite.
  let isWorthSaving = !needsDemoContent;
  void suite.failure.then(() => {
    isWorthSaving = false;
  });
  let autosave: Autosave | undefined;
  try {
    if (needsDemoContent) await step('Loading the demo content', loadDemoContent());
    isWorthSaving = true;
    const failure = Promise.race([suite.failure, run.runBeside?.() ?? suite.failure]);
    signal.throwIfAborted();
    void import('./demo/run-display-times.ts').then(({ runDisplayTimes }) =>
      runDisplayTimes(signal),
    );
    void import('./demo/demo-calendar.ts').then(({ runCalendarReadings }) =>
      runCalendarReadings(signal),
    );
    autosave = startAutosave(async () => {
      await suite.updateRecord();
      await saveData(savedDataFolder);
    });
    await suite.updateRecord();
    printAddresses(address, suite, { needsDemoContent, hasUi: prerequisites.files.hasUi });
    const error = await Promise.race([waitForStop(signal), failure]);
    if (error) throw error;
    process.stdout.write('\nStopping. ');
  } finally {
    await autosave?.stop();
    const saveOptions = isWorthSaving ? { exportTo: savedDataFolder } : {};
    await step('Saving the data and stopping the emulators', suite.stop(saveOptions));
  }
  console.log('Everything has stopped; what was edited is kept for the next start.');
}

/** Runs a workspace's build through npm, as a person would. */
export async function buildWorkspace(
  label: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const errorMessage = `${label} failed: the lines above say why.`;
  await step(
    label,
    runChild('npm', ['run', '--silent', 'build', ...args], { signal, errorMessage }),
  );
}

/** Loads the demo content. The import is here, because loading the Admin SDK takes a second. */
async function loadDemoContent(): Promise<void> {
  Object.assign(process.env, emulatorEnvironment);
  const demo = await import('./demo/load.ts');
  await demo.loadDemoContent();
}

function printAddresses(
  address: string,
  suite: Suite,
  { needsDemoContent, hasUi }: { needsDemoContent: boolean; hasUi: boolean },
) {
  const staff = demoAccounts.filter((account) => account.isStaff);
  const refusedAccounts = demoAccounts.filter((account) => !account.isStaff);
  const formatEmails = (accounts: typeof demoAccounts) =>
    accounts.map(({ email }) => `    ${email}`);
  console.log(
    [
      '',
      `  The site:  ${address}`,
      `  Its mail:  ${mailboxAddress}  (nothing is sent any further)`,
      ...(hasUi ? [`  The data:  http://${emulators.ui.host}:${emulators.ui.port}`] : []),
      '',
      '  Sign in at the foot of the page ("Admin") as one of the staff:',
      ...formatEmails(staff),
      '  or as somebody who is turned away:',
      ...formatEmails(refusedAccounts),
      '',
      needsDemoContent
        ? '  Demo content is loaded. What you edit is saved in .emulator-data, every minute and when you stop;'
        : '  What you edited last time is back, from .emulator-data;',
      '  "npm run reset" brings the demo content back.',
      `  Logs of the emulators: ${suite.logFile}`,
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  );
}
