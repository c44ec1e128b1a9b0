import { CommandError } from '../../emulators/command-error.ts';
import { GoogleError } from '../google/google-error.ts';
import type { Inspection, PlannedChange, Risk, Step } from '../requirements/requirement.ts';
import type { GoLiveContext } from './context.ts';
import { describeStep, type InspectedStep, inspectSteps } from './plan.ts';
import { confirmProject } from './prompts.ts';

/** The consent that the flags of the command give in advance. */
export interface ConsentFlags {
  readonly confirmedProject: string | undefined;
  readonly acceptedRisks: readonly Risk[];
}

const riskQuestions: Readonly<Record<Risk, string>> = {
  cost: 'This may cost money. Go on?',
  public: 'This shows something to the public. Go on?',
  permanent: 'This can never be changed. Go on?',
};

/**
 * Reads the risks that the flag `--accept` names.
 *
 * @throws CommandError if it names something else
 */
export function parseRisks(flagValue: string): readonly Risk[] {
  const names = flagValue.split(',').filter((name) => name !== '');
  const risks = Object.keys(riskQuestions) as Risk[];
  const otherName = names.find((name) => !risks.some((risk) => risk === name));
  if (otherName !== undefined) {
    throw new CommandError(`--accept takes ${risks.join(', ')}, not "${otherName}".`);
  }
  return risks.filter((risk) => names.includes(risk));
}

/**
 * Asks about each risk of changes that is not accepted yet, and adds it to the accepted ones.
 *
 * @throws CommandError if the person refuses
 */
async function requireConsent(
  { prompts }: GoLiveContext,
  changes: readonly PlannedChange[],
  acceptedRisks: Set<Risk>,
): Promise<void> {
  for (const [risk, group] of Map.groupBy(changes, (change) => change.risk)) {
    if (!risk || acceptedRisks.has(risk)) continue;
    const message = `${group.map(({ what }) => what).join('\n  ')}\n${riskQuestions[risk]}`;
    if (!(await prompts.askYesOrNo({ message, flag: `--accept ${risk}` }))) {
      throw new CommandError(
        'Stopped as you wished. What was done before stays; run it again to go on.',
      );
    }
    acceptedRisks.add(risk);
  }
}

/** How often a change is tried at most, and a step inspected after its changes. */
const maxAttempts = 12;

/**
 * Runs a change. An API that was enabled a moment ago may refuse requests for a minute. The change
 * is then tried again.
 */
async function runChange(
  change: PlannedChange,
  { google, commandOptions }: GoLiveContext,
): Promise<void> {
  commandOptions.print(`  → ${change.what}\n`);
  for (let attempt = 1; ; attempt += 1) {
    commandOptions.signal.throwIfAborted();
    try {
      await change.run();
      return;
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      if (error.reason !== 'SERVICE_DISABLED' || attempt === maxAttempts) throw error;
      await google.waitSeconds(10);
    }
  }
}

/** Inspects a step after its changes. Google may show them some seconds late. */
async function inspectAgain(step: Step, context: GoLiveContext): Promise<Inspection> {
  for (let attempt = 1; ; attempt += 1) {
    const inspection = await step.inspect(context);
    if (inspection.state !== 'to-do') return inspection;
    if (attempt === maxAttempts) {
      const openChanges = inspection.changes.map(({ what }) => what).join(' ');
      throw new CommandError(
        `${step.title}: Google took the changes and does not show them yet (${openChanges}). Run it again in a minute.`,
      );
    }
    await context.google.waitSeconds(attempt);
  }
}

async function runStep(
  step: Step,
  context: GoLiveContext,
  acceptedRisks: Set<Risk>,
): Promise<InspectedStep> {
  const { print } = context.commandOptions;
  const firstInspection = await step.inspect(context);
  if (firstInspection.state !== 'to-do') return { step, inspection: firstInspection };
  const { changes } = firstInspection;
  // A step may need changes that the plan did not contain.
  await requireConsent(context, changes, acceptedRisks);
  print(`${step.title}\n`);
  for (const change of changes) await runChange(change, context);
  const inspectedStep = { step, inspection: await inspectAgain(step, context) };
  print(`${describeStep(inspectedStep)}\n`);
  return inspectedStep;
}

/**
 * Inspects all steps, asks for consent, then runs them in order. A step that is done sends nothing,
 * so a second run continues where the first stopped.
 *
 * @returns the steps that are left for a person to do by hand
 * @throws CommandError or GoogleError at the first step that fails
 */
export async function runSteps(
  steps: readonly Step[],
  context: GoLiveContext,
  flags: ConsentFlags & { readonly isDryRun: boolean },
): Promise<readonly InspectedStep[]> {
  const { print } = context.commandOptions;
  const inspectedSteps = await inspectSteps(steps, context);
  for (const inspectedStep of inspectedSteps) print(`${describeStep(inspectedStep)}\n`);
  const changes = inspectedSteps.flatMap(({ inspection }) =>
    inspection.state === 'to-do' ? inspection.changes : [],
  );
  if (flags.isDryRun || changes.length === 0) {
    const leftSteps = inspectedSteps.filter(({ inspection }) => inspection.state === 'by-hand');
    const done =
      leftSteps.length === 0 ? 'Nothing is left to do here.' : 'Only what is by hand is left.';
    const dryRun = 'A dry run: Google was asked, and nothing was changed.';
    print(`\n${flags.isDryRun ? dryRun : done}\n`);
    return leftSteps;
  }
  await confirmProject(context.prompts, context.projectId, flags.confirmedProject);
  const acceptedRisks = new Set(flags.acceptedRisks);
  await requireConsent(context, changes, acceptedRisks);
  const stepsByHand: InspectedStep[] = [];
  for (const step of steps) {
    const finalStep = await runStep(step, context, acceptedRisks);
    const { inspection } = finalStep;
    if (inspection.state !== 'by-hand') continue;
    if (inspection.isBlocking) {
      throw new CommandError(`${step.title}: do this by hand, then run the same command again.`);
    }
    stepsByHand.push(finalStep);
  }
  return stepsByHand;
}
