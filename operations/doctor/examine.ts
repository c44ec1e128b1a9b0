import { CommandError } from '../../emulators/command-error.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { getPrompts } from '../go-live/prompts.ts';
import { GoogleError } from '../google/google-error.ts';
import type { Finding, Requirement, Step } from '../requirements/requirement.ts';
import { type DoctorContext, getGoLiveCommand } from './context.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new CommandError('The doctor changes nothing.'));

/** Makes the context of an inspection. Anything but reading is refused. */
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

async function inspect(step: Step, context: DoctorContext): Promise<Finding> {
  const inspection = await step.inspect(makeInspectionContext(context));
  const { finding } = inspection;
  if (inspection.state === 'done') return { state: 'ok', message: finding };
  if (inspection.state === 'not-needed') return { state: 'ok', message: finding, isUnused: true };
  const state = inspection.fault ?? (step.severity === 'unread' ? 'not-checked' : step.severity);
  const message = `${finding}; without it, ${step.without}`;
  if (state === 'not-checked') return { state, message };
  return inspection.state === 'to-do'
    ? {
        state,
        message,
        fix: getGoLiveCommand(context),
        evidence: inspection.changes.map(({ what }) => what),
      }
    : {
        state,
        message,
        fix: `${inspection.instruction.en} (${inspection.instruction.fr}) ${inspection.address}`,
      };
}

/**
 * Reads a requirement's state, and what would change it.
 *
 * @throws any error where it cannot be read
 */
export async function examine(requirement: Requirement, context: DoctorContext): Promise<Finding> {
  if (requirement.run) return requirement.run(context);
  try {
    return await inspect(requirement as Step, context);
  } catch (error) {
    // An inspection refuses what nothing can correct, such as a bucket in another region.
    if (!(error instanceof CommandError) || error instanceof GoogleError) throw error;
    const fix = 'Use another project: a new projectId in the settings, then go-live';
    return { state: 'broken', message: error.message, fix };
  }
}
