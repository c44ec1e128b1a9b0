import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPaths, type HeaderRule } from '../render/firebase-json.ts';
import { getFunctionParameters } from '../../environments/render/function-parameters.ts';
import { getHeaders } from './check-headers.ts';
import { type PreparedDeploy, listSteps } from './prepared-deploy.ts';
import { uploadedFiles } from './functions-package.ts';
import { type PreparedPreview, makePreviewArguments } from './preview-pages.ts';

const formatKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;

function describeSite(folder: string): string {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return `${sizes.length} files, ${formatKilobytes(sizes.reduce((sum, size) => sum + size, 0))}`;
}

/** Describes the size of a build folder's site, and lists the home page's headers. */
function describePages(folder: string): readonly string[] {
  const json = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as {
    readonly hosting: { readonly headers: readonly HeaderRule[] };
  };
  const headers = [...getHeaders(json.hosting.headers, '/')].map(
    ([key, value]) => `  ${key}: ${value}`,
  );
  const site = describeSite(join(folder, buildPaths.site));
  return [`Pages: ${site}, with these headers:`, ...headers];
}

/** Describes what a deploy would send and run. */
export function describePlan(deploy: PreparedDeploy): string {
  const { name, folder, environment, functions, commit } = deploy;
  const functionLines = functions.map(
    ({ id, region, isOpen, isRetried }) =>
      `  ${id} (${region}${isOpen ? ', open to everybody' : ''}${isRetried ? ', retried' : ''})`,
  );
  const parameters = Object.entries(getFunctionParameters(environment)).map(
    // Logs of a build server may be public, so no person's address is printed.
    ([key, value]) => `  ${key}=${value.includes('@') ? '…' : value}`,
  );
  const retriedIds = functions.filter(({ isRetried }) => isRetried).map(({ id }) => id);
  // The state is that of a project without any deploy, so every possible step is listed.
  const steps = listSteps(deploy, retriedIds, 0);
  const commands = steps.map(([args]) => `  firebase ${args.join(' ')}`);
  return [
    `\nThe environment ${name}, project ${environment.projectId}, commit ${commit}:`,
    ...describePages(folder),
    `Functions, as ${functions[0]?.account ?? ''}, of ${uploadedFiles.join(', ')}:`,
    ...functionLines,
    'Their parameters:',
    ...parameters,
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
    ...describePages(folder),
    'Command:',
    `  firebase ${makePreviewArguments(preview).join(' ')}`,
  ].join('\n');
}
