import { CommandError } from '../../emulators/command-error.ts';
import { GoogleError } from '../google/google-error.ts';
import type { GoLiveContext } from './context.ts';
import { describeStep, groupChangesByRisk, type InspectedStep, inspectSteps } from './plan.ts';
import { confirmProject } from './prompts.ts';
import type { PlannedChange, Inspection, Risk, Step } from '../requirements/requirement.ts';

/** The consent that the flags of the command gave in advance. */
export interface Consent {
  /** The project's id, as a confirmation. */
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

/** @throws CommandError if the person refuses */
async function requireConsent(
  context: GoLiveContext,
  risk: Risk,
  changes: readonly PlannedChange[],
): Promise<void> {
  const changeLines = changes.map(({ what }) => `\n  ${what}`).join('');
  const message = `${changeLines.trim()}\n${riskQuestions[risk]}`;
  const flag = `--accept ${risk}`;
  if (await context.prompts.askYesOrNo({ message, flag })) return;
  throw new CommandError(
    'Stopped as you wished. What was done before stays; run it again to go on.',
  );
}

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
      await google.wait(10);
    }
  }
}

/** Inspects a step after its changes. Google may show them some seconds late. */
async function inspectAgain(step: Step, context: GoLiveContext): Promise<Inspection> {
  for (let attempt = 1; ; attempt += 1) {
    const inspection = await step.inspect(context);
    if (inspection.state !== 'to-do' || attempt === maxAttempts) return inspection;
    await context.google.wait(attempt);
  }
}

/** Runs a step's changes after consent, and inspects it again. */
async function runStep(
  step: Step,
  context: GoLiveContext,
  requireConsentForNewRisks: (changes: readonly PlannedChange[]) => Promise<void>,
): Promise<InspectedStep> {
  const { print } = context.commandOptions;
  const inspectedStep: InspectedStep = { step, inspection: await step.inspect(context) };
  if (inspectedStep.inspection.state !== 'to-do') return inspectedStep;
  const { changes } = inspectedStep.inspection;
  await requireConsentForNewRisks(changes);
  print(`${step.title}\n`);
  for (const change of changes) await runChange(change, context);
  const inspection = await inspectAgain(step, context);
  if (inspection.state === 'to-do') {
    const openChanges = inspection.changes.map(({ what }) => what).join(' ');
    throw new CommandError(
      `${step.title}: Google took the changes and does not show them yet (${openChanges}). Run it again in a minute.`,
    );
  }
  print(`${describeStep({ step, inspection })}\n`);
  return { step, inspection };
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
  consent: Consent & { readonly isDryRun: boolean },
): Promise<readonly InspectedStep[]> {
  const { print } = context.commandOptions;
  const inspectedSteps = await inspectSteps(steps, context);
  for (const inspectedStep of inspectedSteps) print(`${describeStep(inspectedStep)}\n`);
  const isByHand = ({ inspection }: InspectedStep) => inspection.state === 'by-hand';
  if (consent.isDryRun) {
    print('\nA dry run: Google was asked, and nothing was changed.\n');
    return inspectedSteps.filter(isByHand);
  }
  if (inspectedSteps.every(({ inspection }) => inspection.state !== 'to-do')) {
    print('\nNothing is left to do here.\n');
    return inspectedSteps.filter(isByHand);
  }
  await confirmProject(context.prompts, context.projectId, consent.confirmedProject);
  const acceptedRisks = new Set(consent.acceptedRisks);
  for (const [risk, changes] of groupChangesByRisk(inspectedSteps)) {
    if (!acceptedRisks.has(risk)) await requireConsent(context, risk, changes);
    acceptedRisks.add(risk);
  }
  const requireConsentForNewRisks = async (changes: readonly PlannedChange[]) => {
    // A step may need changes that the plan did not contain.
    for (const { risk } of changes) {
      if (!risk || acceptedRisks.has(risk)) continue;
      const changesWithRisk = changes.filter((change) => change.risk === risk);
      await requireConsent(context, risk, changesWithRisk);
      acceptedRisks.add(risk);
    }
  };
  const finalSteps: InspectedStep[] = [];
  for (const step of steps) {
    const finalStep = await runStep(step, context, requireConsentForNewRisks);
    finalSteps.push(finalStep);
    const { inspection } = finalStep;
    if (inspection.state === 'by-hand' && inspection.isBlocking) {
      throw new CommandError(`${step.title}: do this by hand, then run the same command again.`);
    }
  }
  return finalSteps.filter(isByHand);
}
