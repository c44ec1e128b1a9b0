import { type SiteSwitch, siteSwitchPath, siteSwitchSchema } from '@club/domain/switches';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import { readCommittedRules, renderRules } from '../../environments/render/rules.ts';
import type { MaintenanceContext } from './maintenance-command.ts';
import { planRulesRelease } from './release-rules.ts';
import { toFirestoreFields } from '../google/firestore-value.ts';
import { findProjectBilling, toBillingAccountName } from '../requirements/billing.ts';
import { listReleases } from '../requirements/release.ts';
import { type PlannedChange, planRequest } from '../requirements/requirement.ts';

/**
 * Changes rules so that only staff may read, under the same conditions as before. Both rules
 * files define `isStaff`.
 */
export const denyPublicReads = (rules: string): string =>
  rules.replaceAll(
    /(?<start>allow (?:get|list|read)(?:, \w+)*: if )(?<condition>[^;]+);/gu,
    (_, start: string, condition: string) => `${start}isStaff() && (${condition});`,
  );

/** Printed before the billing account is unlinked. */
const billingWarning = `What stops at once: /api (forms, newsletter, the dashboard's saves), every mail, the nightly jobs,
pictures (the bucket needs a paid plan), scheduled backups. What stays for now: the pages and the reads of Firestore's free
quota. What may be lost: Google may delete functions, pictures, backups and container images without notice while no
billing account is linked; it names no period. Note the account below: it is needed to go back.
`;

/**
 * Plans to unlink the billing account, or to link it again.
 *
 * @param billingAccount the account to link; unlinking does not use it
 * @throws CommandError if there is no account to link
 */
async function planBillingChange(
  { google, environment, print }: MaintenanceContext,
  shouldStop: boolean,
  billingAccount: string | undefined,
): Promise<readonly PlannedChange[]> {
  const line = `PUT billing v1/projects/${environment.projectId}/billingInfo` as const;
  const linkedAccount = await findProjectBilling(google, environment.projectId);
  if ((linkedAccount !== undefined) !== shouldStop) return [];
  if (shouldStop) {
    print(`${billingWarning}Billing account: ${linkedAccount}\n\n`);
    const body = { billingAccountName: '' };
    return [planRequest(google, 'Take the billing account off the project.', line, body)];
  }
  if (billingAccount === undefined) {
    throw new CommandError('Name the account: --billing-account 000000-000000-000000');
  }
  const body = { billingAccountName: toBillingAccountName(billingAccount) };
  return [planRequest(google, 'Link the billing account again. This may cost money.', line, body)];
}

/** Plans to disable the pages, or to release their last version again. */
async function planHostingChange(
  { google, environment }: MaintenanceContext,
  shouldStop: boolean,
): Promise<readonly PlannedChange[]> {
  const line =
    `POST hosting v1beta1/sites/${environment.projectId}/channels/live/releases` as const;
  const releases = await listReleases(google, environment.projectId);
  if ((releases[0]?.type === 'SITE_DISABLE') === shouldStop) return [];
  if (shouldStop) {
    const what = 'Take all pages away. Visitors get “Site Not Found”.';
    return [planRequest(google, what, line, { type: 'SITE_DISABLE' })];
  }
  const version = releases.find(({ type }) => type !== 'SITE_DISABLE')?.version?.name;
  if (version === undefined) {
    throw new CommandError('Hosting lists no earlier version of the pages: npm run deploy.');
  }
  const release = `${line}?versionName=${encodeURIComponent(version)}` as const;
  return [planRequest(google, `Show the pages again: ${version}.`, release, {})];
}

const documentSchema = v.object({
  fields: v.record(
    v.string(),
    v.object({ booleanValue: v.optional(v.boolean()), stringValue: v.optional(v.string()) }),
  ),
});

const getSwitchLine = (projectId: string) =>
  `firestore v1/projects/${projectId}/databases/(default)/documents/${siteSwitchPath}` as const;

async function readSwitch({
  google,
  environment,
}: MaintenanceContext): Promise<Partial<SiteSwitch>> {
  const document = await google.read(getSwitchLine(environment.projectId), documentSchema);
  const fields = Object.entries(document?.fields ?? {});
  return Object.fromEntries(
    fields.map(([name, { booleanValue, stringValue }]) => [name, booleanValue ?? stringValue]),
  );
}

/**
 * Plans a change of one field of the switch document, which the functions read. The other field
 * stays as it is. The time is replaced. The old reason is removed, and a new one is optional.
 */
async function planSwitchChange(
  context: MaintenanceContext,
  what: string,
  field: 'areWritesStopped' | 'areMailsStopped',
  shouldStop: boolean,
  reason: string | undefined,
): Promise<readonly PlannedChange[]> {
  const { reason: _, ...before } = { areWritesStopped: false, ...(await readSwitch(context)) };
  if ((before[field] ?? false) === shouldStop) return [];
  const after = v.parse(siteSwitchSchema, {
    ...before,
    [field]: shouldStop,
    since: new Date().toISOString(),
    ...(reason !== undefined && { reason }),
  });
  const line = `PATCH ${getSwitchLine(context.environment.projectId)}` as const;
  return [planRequest(context.google, what, line, { fields: toFirestoreFields(after) })];
}

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

interface StopOptions {
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
