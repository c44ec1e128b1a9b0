import { relative } from 'node:path';
import { root } from '../../emulators/project.ts';
import { uploadedFiles } from './functions-package.ts';
import { type PreparedDeploy, listSteps } from './prepared-deploy.ts';
import { type PreparedPreview, makePreviewArguments } from './preview-pages.ts';

const describeCommand = (args: readonly string[]) => `  firebase ${args.join(' ')}`;

/** Describes what a deploy would send and run. */
export function describePlan(deploy: PreparedDeploy): string {
  const { name, folder, environment, functions, commit } = deploy;
  const functionLines = functions.map(
    ({ id, region, isOpen, isRetried }) =>
      `  ${id} (${region}${isOpen ? ', open to everybody' : ''}${isRetried ? ', retried' : ''})`,
  );
  const retriedIds = functions.filter(({ isRetried }) => isRetried).map(({ id }) => id);
  // The state is that of a project without any deploy, so every possible step is listed.
  const commands = listSteps(deploy, retriedIds, 0).map(([args]) => describeCommand(args));
  return [
    `\nThe environment ${name}, project ${environment.projectId}, commit ${commit}:`,
    `Pages, headers, rules and parameters: as in ${relative(root, folder)}`,
    `Functions, as ${functions[0]?.account ?? ''}, of ${uploadedFiles.join(', ')}:`,
    ...functionLines,
    // Logs of a build server may be public, so no person's address is printed.
    `Staff: ${environment.staff.length} addresses`,
    'Commands (all but the last run only if the project needs them):',
    ...commands,
  ].join('\n');
}

/** Describes what a preview would send and run. */
export function describePreviewPlan(preview: PreparedPreview): string {
  const { environmentName, channel, folder, environment } = preview;
  return [
    `\nThe preview ${channel} of ${environmentName}, project ${environment.projectId}:`,
    `Pages and headers: as in ${relative(root, folder)}`,
    'Command:',
    describeCommand(makePreviewArguments(preview)),
  ].join('\n');
}
