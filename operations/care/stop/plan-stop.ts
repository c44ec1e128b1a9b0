import { CommandError } from '../../../emulators/command-error.ts';
import { readCommittedRules, renderRules } from '../../../environments/render/rules.ts';
import type { PlannedChange } from '../../requirements/requirement.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';
import { planRulesRelease } from '../release-rules.ts';
import { planBillingChange } from './billing.ts';
import { denyPublicReads } from './deny-public-reads.ts';
import { planHostingChange } from './hosting.ts';
import { planSwitchChange } from './switch-document.ts';

/** The parts of the site that can be stopped, the least harmful stop first. */
export const stopTargets = ['writes', 'mails', 'reads', 'site', 'billing'] as const;
export type StopTarget = (typeof stopTargets)[number];

/**
 * Parses a target that a person typed.
 *
 * @throws CommandError for an unknown target
 */
export function parseTarget(text: string | undefined): StopTarget {
  const target = stopTargets.find((candidate) => candidate === text);
  if (target) return target;
  throw new CommandError(`"${text ?? ''}" is none of ${stopTargets.join(', ')}.`);
}

function planReadsChange(
  { google, environment }: MaintenanceContext,
  shouldStop: boolean,
): readonly PlannedChange[] {
  const { projectId, webApp } = environment;
  const rules = renderRules(readCommittedRules(), environment);
  const releaseNames = {
    // The release that a deploy writes. While there is one named `cloud.firestore/(default)`,
    // Firestore ignores it, and so this must never create that one.
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${webApp.storageBucket}`,
  };
  return (['firestore.rules', 'storage.rules'] as const).map((file) =>
    planRulesRelease(google, {
      what: shouldStop
        ? `Let only staff read under ${file}.`
        : `Release ${file} as this commit has it.`,
      projectId,
      file,
      content: shouldStop ? denyPublicReads(rules[file]) : rules[file],
      releaseName: releaseNames[file],
    }),
  );
}

/** The flags of a stop. */
export interface StopOptions {
  readonly isUndo: boolean;
  readonly reason?: string | undefined;
  readonly billingAccount?: string | undefined;
}

/**
 * Plans to stop or restart a part of the site. Returns no changes if it is already in the wanted
 * state. The rules for `reads` are released in any case.
 */
export async function planStop(
  context: MaintenanceContext,
  target: StopTarget,
  { isUndo, reason, billingAccount }: StopOptions,
): Promise<readonly PlannedChange[]> {
  const shouldStop = !isUndo;
  switch (target) {
    case 'writes': {
      const what = shouldStop
        ? 'Refuse forms and saves. Reading and unsubscribing go on.'
        : 'Take forms and saves again.';
      return planSwitchChange(context, what, 'areWritesStopped', shouldStop, reason);
    }
    case 'mails': {
      const what = shouldStop
        ? 'Let the mail queue wait. Its mails stay in the queue.'
        : 'Send the mails of the queue again.';
      return planSwitchChange(context, what, 'areMailsStopped', shouldStop, reason);
    }
    case 'reads':
      return planReadsChange(context, shouldStop);
    case 'site':
      return planHostingChange(context, shouldStop);
    case 'billing':
      return planBillingChange(context, shouldStop, billingAccount);
  }
}
