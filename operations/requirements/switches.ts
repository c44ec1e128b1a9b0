import { siteSwitchPath, type SiteSwitch } from '@club/domain/switches';
import * as v from 'valibot';
import { createDatabase, getDatabasePath } from './database.ts';
import { type Check, reportAttention, reportOk } from './requirement.ts';

const documentSchema = v.object({
  fields: v.optional(
    v.record(
      v.string(),
      v.object({ booleanValue: v.optional(v.boolean()), stringValue: v.optional(v.string()) }),
    ),
    {},
  ),
});

/** What each field stops, and the target of `npm run stop` for it. */
const switches = [
  { field: 'areWritesStopped', what: 'changes', target: 'writes' },
  { field: 'areMailsStopped', what: 'mails', target: 'mails' },
] as const satisfies readonly { readonly field: keyof SiteSwitch; what: string; target: string }[];

const switchCheck: Check = {
  id: 'switches',
  title: 'Switches of the site',
  needs: [createDatabase],
  run: async (context) => {
    const path = `${getDatabasePath(context)}/documents/${siteSwitchPath}`;
    const document = await context.google.read({ service: 'firestore', path }, documentSchema);
    const { fields = {} } = document ?? {};
    const activeSwitches = switches.filter(({ field }) => fields[field]?.booleanValue === true);
    const [firstSwitch] = activeSwitches;
    if (!firstSwitch) return reportOk('nothing is stopped');
    // Both switches share this time.
    const changedAt = fields['since']?.stringValue ?? 'an unknown time';
    const stoppedParts = activeSwitches.map(({ what }) => what).join(' and ');
    return reportAttention(
      `${stoppedParts} are stopped; last change of the switches: ${changedAt}`,
      `npm run stop -- ${context.name} ${firstSwitch.target} --undo`,
      [fields['reason']?.stringValue ?? 'no reason given'],
    );
  },
};

export const switchChecks: readonly Check[] = [switchCheck];
