import type { GoogleApi } from '../google/google-api.ts';
import type { GoLiveContext } from './context.ts';
import { billingAccountsLine } from '../requirements/billing.ts';
import type { PlannedChange, Inspection, Risk, Step } from '../requirements/requirement.ts';

/** A step with the result of its inspection. */
export interface InspectedStep {
  readonly step: Step;
  readonly inspection: Inspection;
}

/**
 * Makes a client that reads only the billing accounts. It is used until the project exists and has
 * Firebase.
 */
const makeApiWithoutProject = ({ google }: GoLiveContext): GoogleApi => ({
  ...google,
  read: (line, schema) =>
    line === billingAccountsLine ? google.read(line, schema) : Promise.resolve(undefined),
});

/**
 * Inspects all steps in order. Nothing is changed. Until the project exists and has Firebase, the
 * steps after `createProject` read only the billing accounts from Google.
 */
export async function inspectSteps(
  steps: readonly Step[],
  context: GoLiveContext,
): Promise<readonly InspectedStep[]> {
  const inspectedSteps: InspectedStep[] = [];
  for (const step of steps) {
    context.commandOptions.signal.throwIfAborted();
    const isProjectIncomplete = inspectedSteps.some(
      ({ step: { id }, inspection }) => id === 'project' && inspection.state === 'to-do',
    );
    const google = isProjectIncomplete ? makeApiWithoutProject(context) : context.google;
    inspectedSteps.push({ step, inspection: await step.inspect({ ...context, google }) });
  }
  return inspectedSteps;
}

const marks = { done: '✓', 'to-do': '→', 'by-hand': '☞', 'not-needed': '–' } as const;
const riskTexts: Readonly<Record<Risk, string>> = {
  cost: 'may cost money',
  public: 'shows the site to the public',
  permanent: 'cannot be undone',
};

const describeChange = ({ what, call, risk }: PlannedChange): string =>
  `    ${what}${risk ? ` [${riskTexts[risk]}]` : ''}\n      ${call}`;

/** Describes the finding and the planned changes of a step, in lines. */
export function describeStep({ step, inspection }: InspectedStep): string {
  const lines = [`${marks[inspection.state]} ${step.title}: ${inspection.finding}`];
  if (inspection.state === 'done' || inspection.state === 'not-needed') return lines.join('\n');
  if (inspection.state === 'to-do') lines.push(...inspection.changes.map(describeChange));
  else {
    const { fr, en } = inspection.instruction;
    lines.push(`    By hand: ${en}`, `    À la main : ${fr}`, `      ${inspection.address}`);
  }
  return [...lines, `    Without it, ${step.without}.`].join('\n');
}
