import { CommandError } from '../../../emulators/command-error.ts';
import { GoogleError } from '../../google/google-error.ts';
import type { GoLiveContext } from '../../go-live/context.ts';
import { getPrompts } from '../../go-live/prompts.ts';
import type { Inspection, Step } from '../../go-live/step.ts';
import { createServiceAccounts } from '../../go-live/steps/create-service-accounts.ts';
import { createAlerts } from '../../go-live/steps/create-alerts.ts';
import { createBucket } from '../../go-live/steps/create-bucket.ts';
import { createUptimeChecks } from '../../go-live/steps/create-uptime-checks.ts';
import { grantRoles } from '../../go-live/steps/grant-roles.ts';
import { createAlertChannel } from '../../go-live/steps/create-alert-channel.ts';
import { type Check, type Finding, reportBroken, reportOk } from '../check.ts';
import { type DoctorContext, getGoLiveCommand } from '../context.ts';
import { projectCheck } from './project.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new CommandError('The doctor changes nothing.'));

/** Makes the context of a step's inspection. Anything but reading is refused. */
const makeInspectionContext = (context: DoctorContext): GoLiveContext => ({
  name: context.name,
  settings: context.settings,
  projectId: context.settings.projectId,
  google: { ...context.google, send: refuse, wait: refuse },
  prompts: getPrompts({ isTerminal: false }),
  commandOptions: { signal: new AbortController().signal, print: () => undefined },
  account: context.account,
  billingAccount: undefined,
  commit: '',
  contentFolder: '',
  deploy: refuse,
});

type FaultState = 'attention' | 'broken';

/** Makes a check's finding. `faultState` is its state if something is left to do. */
function toFinding(inspection: Inspection, faultState: FaultState, fix: string): Finding {
  const message = inspection.finding;
  switch (inspection.state) {
    case 'done':
    case 'not-needed':
      return reportOk(message);
    case 'to-do':
      return {
        state: faultState,
        message,
        fix,
        evidence: inspection.changes.map(({ what }) => what),
      };
    case 'by-hand':
      return { state: faultState, message, fix: `${inspection.instruction} ${inspection.address}` };
  }
}

/** Makes a check that reports what a step of `npm run go-live` would still change. */
const makeStepCheck = (step: Step, faultState: FaultState): Check => ({
  id: `set-up-${step.id}`,
  title: step.title,
  needs: [projectCheck],
  run: async (context) => {
    const fix = getGoLiveCommand(context);
    try {
      return toFinding(await step.inspect(makeInspectionContext(context)), faultState, fix);
    } catch (error) {
      // A step refuses what it cannot correct, such as a bucket in another region.
      if (!(error instanceof CommandError) || error instanceof GoogleError) throw error;
      return reportBroken(error.message, fix);
    }
  },
});

export const setUpChecks: readonly Check[] = [
  makeStepCheck(createBucket, 'broken'),
  makeStepCheck(createServiceAccounts, 'broken'),
  makeStepCheck(grantRoles, 'broken'),
  makeStepCheck(createAlertChannel, 'attention'),
  makeStepCheck(createUptimeChecks, 'attention'),
  makeStepCheck(createAlerts, 'attention'),
];
