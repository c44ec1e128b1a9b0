import { demoAccounts } from './demo/accounts.ts';
import type { CommandError } from './command-error.ts';
import { type Port, requireFreePorts } from './ports.ts';
import { step } from './progress.ts';
import { getEmulatorAddress, mailboxAddress, savedDataFolder } from './project.ts';
import { runChild } from './run-child.ts';
import { waitForStop } from './run-command.ts';
import { runDemo } from './run-demo.ts';
import { prepareSuite, startSuite } from './suite.ts';

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
  /** Whether a debugger can attach to the functions. */
  isInspected?: boolean;
}

/** Runs the site on the emulators until stopped, for `npm start` and `npm run dev`. */
export async function runSite(run: SiteRun): Promise<void> {
  const { signal, build, ports = [], address } = run;
  await requireFreePorts(ports);
  const tools = await prepareSuite();
  await build();
  const suite = await startSuite({
    signal,
    tools,
    dataFolder: savedDataFolder,
    isInspected: run.isInspected,
  });
  try {
    const failure = Promise.race([suite.failure, run.runBeside?.() ?? suite.failure]);
    await runDemo(signal);
    exportEachMinute(signal);
    await printAddresses(address, suite.logFile);
    const error = await Promise.race([waitForStop(signal), failure]);
    if (error) throw error;
    process.stdout.write('\nStopping. ');
  } finally {
    await step('Saving the data and stopping the emulators', suite.stop());
  }
  console.log('Everything has stopped; what was edited is kept for the next start.');
}

/** Exports the data every minute, so that a killed run loses no more than that. */
function exportEachMinute(signal: AbortSignal): void {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: savedDataFolder }),
  };
  const timer = setInterval(() => {
    fetch(`${getEmulatorAddress('hub')}/_admin/export`, init).then(
      ({ ok }) => ok || console.error('What was edited could not be saved.'),
      // The emulators may be stopping.
      () => undefined,
    );
  }, 60_000);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
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

async function printAddresses(address: string, logFile: string) {
  const uiAddress = getEmulatorAddress('ui');
  // Without a download of the Emulator UI, its page is missing.
  const hasUi = await fetch(uiAddress).then(({ ok }) => ok);
  const staff = demoAccounts.filter((account) => account.isStaff);
  const refusedAccounts = demoAccounts.filter((account) => !account.isStaff);
  const formatEmails = (accounts: typeof demoAccounts) =>
    accounts.map(({ email }) => `    ${email}`);
  console.log(
    [
      '',
      `  The site:     ${address}`,
      `  Its mail:     ${mailboxAddress}  (nothing is sent any further)`,
      ...(hasUi ? [`  Emulator UI:  ${uiAddress}`] : []),
      '',
      '  Sign in at the foot of the page ("Admin") as one of the staff:',
      ...formatEmails(staff),
      '  or as somebody who is turned away:',
      ...formatEmails(refusedAccounts),
      '',
      '  What you edit is saved in .emulator-data, every minute and when you stop;',
      '  "npm run reset" brings the demo content back.',
      `  Logs of the emulators: ${logFile}`,
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  );
}
