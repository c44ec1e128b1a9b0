import { CommandError } from '../../emulators/command-error.ts';
import { findExampleValues } from '../../environments/example-values.ts';
import type { GoLiveSettings } from '../../environments/parse-environment.ts';
import {
  demoName,
  getDisplayPath,
  readExample,
  readGoLiveSettings,
} from '../../environments/read-environment.ts';
import type { GoogleApi } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import { chooseBillingAccount, findProjectBilling } from '../requirements/billing.ts';
import type { GoLiveContext } from './context.ts';
import { type ConsentFlags, runSteps } from './run-steps.ts';
import type { Step } from '../requirements/requirement.ts';

/** The flags of the command. */
export interface GoLiveFlags extends ConsentFlags {
  readonly billingAccount: string | undefined;
  readonly isDryRun: boolean;
}

/**
 * Reads the settings of an environment that can go live. Refuses the demo, and values of the
 * example that nobody has replaced.
 *
 * @throws SettingsError for a missing or wrong setting; CommandError for the demo, or for a value
 * of the example
 */
export function readCheckedSettings(name: string): GoLiveSettings {
  if (name === demoName) {
    throw new CommandError('The demo belongs to the emulators. Write the settings of production.');
  }
  const settings = readGoLiveSettings(name);
  const examples = findExampleValues(settings, readExample());
  if (examples.length > 0) {
    throw new CommandError(
      `${getDisplayPath(name)} has values of the example. Replace them:\n${examples.join('\n')}`,
    );
  }
  return settings;
}

/**
 * Finds the billing account of a project. Returns undefined if Google responds with 403, because it
 * does so for a project that does not exist yet.
 */
async function findBilling(google: GoogleApi, projectId: string): Promise<string | undefined> {
  try {
    return await findProjectBilling(google, projectId);
  } catch (error) {
    if (error instanceof GoogleError && error.status === 403) return undefined;
    throw error;
  }
}

/**
 * Brings an environment's project into the state that the steps describe: docs/operations.md.
 *
 * @throws SettingsError, CommandError or GoogleError with the first reason to stop
 */
export async function goLive(
  steps: readonly Step[],
  partialContext: Omit<GoLiveContext, 'settings' | 'projectId' | 'billingAccount'>,
  flags: GoLiveFlags,
): Promise<void> {
  const { name, google, account, prompts, commandOptions } = partialContext;
  const settings = readCheckedSettings(name);
  const { projectId } = settings;
  const { print } = commandOptions;
  print(`Account:  ${account || 'a service account'}\nProject:  ${projectId}\n`);
  const billingAccount =
    (await findBilling(google, projectId)) ??
    (await chooseBillingAccount(
      google,
      flags.billingAccount,
      flags.isDryRun ? undefined : prompts,
    ));
  print(`Billing:  ${billingAccount ?? 'not chosen yet'}\n\n`);
  const context: GoLiveContext = { ...partialContext, settings, projectId, billingAccount };
  const stepsByHand = await runSteps(steps, context, flags);
  for (const { step, inspection } of stepsByHand) {
    if (inspection.state !== 'by-hand') continue;
    const { fr, en } = inspection.instruction;
    print(`\nLeft for you: ${step.title}. ${en}\n  ${fr}\n  ${inspection.address}\n`);
  }
}
