import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { node, root } from '../../../emulators/project.ts';
import { checkBuildFolder } from '../../deploy/functions-package.ts';
import { describePlan } from '../../deploy/describe-plan.ts';
import { environmentName, type Rehearsal } from './rehearsal.ts';
import { settings } from './settings.ts';

/** Declares tests of what the preparation of a deploy refuses and reports, before any upload. */
export function declareRefusedDeployTests(getRehearsal: () => Promise<Rehearsal>): void {
  let rehearsal: Rehearsal;
  const getPath = (file: string) => join(rehearsal.preparedDeploy.folder, file);
  const check = () => checkBuildFolder(rehearsal.preparedDeploy.folder, settings);

  beforeAll(async () => {
    rehearsal = await getRehearsal();
  });

  it.each(['firestore.rules', 'storage.rules'])('refuses the demo’s %s', (file) => {
    const text = readFileSync(getPath(file), 'utf8');
    writeFileSync(getPath(file), readFileSync(join(root, file), 'utf8'));
    expect(check).toThrow(file);
    writeFileSync(getPath(file), text);
    expect(check).not.toThrow();
  });

  it('refuses a file that would be uploaded with the functions by accident', () => {
    writeFileSync(getPath('functions/.env.other'), 'SECRET=1\n');
    expect(check).toThrow('.env.other does not belong in the functions’ folder');
    rmSync(getPath('functions/.env.other'));
    expect(check).not.toThrow();
  });

  it('reports the plan without staff addresses', () => {
    const plan = describePlan(rehearsal.preparedDeploy);
    expect(plan).toContain(`project ${settings.projectId}`);
    expect(plan).toContain('upload (northamerica-northeast1, open to everybody)');
    for (const address of settings.staff) expect(plan).not.toContain(address);
  });

  it('stops the deploy while facts of the club are invented', async () => {
    const { failure, requests, output } = await rehearsal.run([
      ...[node, join(root, 'operations/deploy.ts'), environmentName],
    ]);
    expect(failure).not.toBe('');
    expect(output).toContain(`${environmentName} is not ready to be deployed`);
    expect(requests).toEqual([]);
  });
}
