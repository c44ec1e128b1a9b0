import { CommandError } from '../../../emulators/command-error.ts';
import { committedRules } from '../../../environments/render/render-environment.ts';
import { renderRules } from '../../../environments/render/rules.ts';
import type { Change } from '../../go-live/step.ts';
import type { CareContext } from '../care-command.ts';
import { releaseRules } from '../release-rules.ts';
import { changeBilling } from './billing.ts';
import { denyPublicReads } from './deny-public-reads.ts';
import { changeHosting } from './hosting.ts';
import { changeSwitch } from './switch-document.ts';

/** What can be stopped, the least harm first. */
export const stopTargets = ['writes', 'mails', 'reads', 'site', 'billing'] as const;
export type StopTarget = (typeof stopTargets)[number];

/** Reads a target as a person typed it. */
export function readTarget(word: string | undefined): StopTarget {
  const target = stopTargets.find((one) => one === word);
  if (target) return target;
  throw new CommandError(`"${word ?? ''}" is none of ${stopTargets.join(', ')}.`);
}

function changeReads({ google, environment }: CareContext, isStopped: boolean): readonly Change[] {
  const { projectId, webApp } = environment;
  const rules = renderRules(committedRules(), environment);
  const releaseNames = {
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${webApp.storageBucket}`,
  };
  return (['firestore.rules', 'storage.rules'] as const).map((file) =>
    releaseRules(google, {
      what: isStopped
        ? `Let only staff read under ${file}.`
        : `Release ${file} as this commit has it.`,
      projectId,
      file,
      content: isStopped ? denyPublicReads(rules[file]) : rules[file],
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

/** Plans to stop a part of the site, or to start it again. Without changes it is so already. */
export async function planStop(
  context: CareContext,
  target: StopTarget,
  { isUndo, reason, billingAccount }: StopOptions,
): Promise<readonly Change[]> {
  const isStopped = !isUndo;
  switch (target) {
    case 'writes': {
      const what = isStopped
        ? 'Refuse forms and saves. Reading and unsubscribing go on.'
        : 'Take forms and saves again.';
      return changeSwitch(context, what, 'areWritesStopped', isStopped, reason);
    }
    case 'mails': {
      const what = isStopped
        ? 'Let the mail queue wait. Its mails stay in the queue.'
        : 'Send the mails of the queue again.';
      return changeSwitch(context, what, 'areMailsStopped', isStopped, reason);
    }
    case 'reads':
      return changeReads(context, isStopped);
    case 'site':
      return changeHosting(context, isStopped);
    case 'billing':
      return changeBilling(context, isStopped, billingAccount);
  }
}
