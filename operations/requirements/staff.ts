import { getDeployCommand, type DoctorContext } from '../doctor/context.ts';
import { deployedFunctionsCheck, listFunctions } from './functions.ts';
import { createProject } from './project.ts';
import {
  reportAttention,
  reportBroken,
  type Check,
  type Finding,
  reportNotChecked,
  reportOk,
} from './requirement.ts';
import { readReleasedRules } from './rules.ts';

/**
 * Reads the staff's e-mail addresses from rules. `npm run render` writes them there as the function
 * `staffAddresses`. Returns undefined without this function.
 */
export function parseStaff(rules: string): readonly string[] | undefined {
  const [, list] = /function staffAddresses\(\) \{\s*return \[([^\]]*)\]/u.exec(rules) ?? [];
  if (list === undefined) return undefined;
  return [...list.matchAll(/'((?:[^'\\]|\\.)*)'/gu)].map(([, text = '']) =>
    text.replaceAll(/\\(.)/gu, '$1'),
  );
}

/** Compares lists of staff with the settings. */
function compareStaff(
  lists: readonly (readonly string[])[],
  context: DoctorContext,
  source: string,
): Finding {
  const { staff } = context.settings;
  const extra = new Set(lists.flatMap((list) => list.filter((one) => !staff.includes(one))));
  const missing = new Set(staff.filter((one) => lists.some((list) => !list.includes(one))));
  if (extra.size > 0) {
    const message = `${source} still let in ${[...extra].join(', ')}, who are not in the settings`;
    return reportBroken(message, getDeployCommand(context));
  }
  if (missing.size > 0) {
    const message = `${source} do not know ${[...missing].join(', ')} yet`;
    return reportAttention(message, getDeployCommand(context));
  }
  return reportOk(`${staff.length} addresses, as in the settings`, staff);
}

const ruleStaffCheck: Check = {
  id: 'staff-rules',
  title: 'Staff in the rules',
  needs: [createProject],
  run: async (context) => {
    const texts = await Promise.all(
      (['firestore.rules', 'storage.rules'] as const).map((file) =>
        readReleasedRules(file, context),
      ),
    );
    const lists = texts.flatMap((text) => {
      const list = parseStaff(text ?? '');
      return list ? [list] : [];
    });
    return lists.length === 0
      ? reportNotChecked('the released rules have no staff list')
      : compareStaff(lists, context, 'the rules');
  },
};

const functionStaffCheck: Check = {
  id: 'staff-functions',
  title: 'Staff in the functions',
  needs: [deployedFunctionsCheck],
  run: async (context) => {
    const lists = (await listFunctions(context.google, context.settings.projectId)).map(
      ({ serviceConfig }) =>
        (serviceConfig.environmentVariables['STAFF_ADDRESSES'] ?? '').split(',').filter(Boolean),
    );
    return compareStaff(lists, context, 'the functions');
  },
};

export const staffChecks: readonly Check[] = [ruleStaffCheck, functionStaffCheck];
