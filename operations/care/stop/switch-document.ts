import * as v from 'valibot';
import { siteSwitchPath, siteSwitchSchema, type SiteSwitch } from '@club/domain/switches';
import { type PlannedChange, planRequest } from '../../requirements/requirement.ts';
import { toFirestoreFields } from '../../google/firestore-value.ts';
import type { MaintenanceContext } from '../maintenance-command.ts';

const documentSchema = v.object({
  fields: v.record(
    v.string(),
    v.object({ booleanValue: v.optional(v.boolean()), stringValue: v.optional(v.string()) }),
  ),
});

async function readSwitch({
  google,
  environment,
}: MaintenanceContext): Promise<Partial<SiteSwitch>> {
  const path = `v1/projects/${environment.projectId}/databases/(default)/documents/${siteSwitchPath}`;
  const document = await google.read({ service: 'firestore', path }, documentSchema);
  return Object.fromEntries(
    Object.entries(document?.fields ?? {}).map(([name, { booleanValue, stringValue }]) => [
      name,
      booleanValue ?? stringValue,
    ]),
  );
}

/**
 * Plans a change of one field of the switch document, which the functions read. The other field
 * stays as it is. The time is replaced. The old reason is removed, and a new one is optional.
 */
export async function planSwitchChange(
  context: MaintenanceContext,
  what: string,
  field: 'areWritesStopped' | 'areMailsStopped',
  shouldStop: boolean,
  reason: string | undefined,
): Promise<readonly PlannedChange[]> {
  const { google, environment } = context;
  const { reason: _, ...before } = { areWritesStopped: false, ...(await readSwitch(context)) };
  if ((before[field] ?? false) === shouldStop) return [];
  const after = v.parse(siteSwitchSchema, {
    ...before,
    [field]: shouldStop,
    since: new Date().toISOString(),
    ...(reason !== undefined && { reason }),
  });
  return [
    planRequest(
      google,
      what,
      `PATCH firestore v1/projects/${environment.projectId}/databases/(default)/documents/${siteSwitchPath}`,
      { fields: toFirestoreFields(after) },
    ),
  ];
}
