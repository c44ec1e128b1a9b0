import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeWayBack } from '../../deploy/way-back.ts';
import type { RecordedRequest } from './google/recorded-request.ts';
import { environmentName, type Rehearsal } from './rehearsal.ts';
import { createOwnerApi } from './google/start-google.ts';
import { selectChanges, selectRequests, getSentVersionConfig } from './select-requests.ts';
import { projectId } from './settings.ts';

/** Declares tests of what a later deploy sends, and what stops it. */
export function declareLaterDeployTests(getRehearsal: () => Promise<Rehearsal>): void {
  let rehearsal: Rehearsal;
  // firebase-tools tags the revision that a Hosting version calls: `fh-v1` for version v1.
  const findApiTag = (requests: readonly RecordedRequest[]) =>
    getSentVersionConfig(requests).rewrites.find(({ glob }) => glob === '/api/**')?.run?.tag;
  const findRevision = (tag: string | undefined) =>
    (rehearsal.project.traffic.get('api') as { tag?: string; revisionName: string }[]).find(
      (target) => target.tag === tag,
    )?.revisionName;

  beforeAll(async () => {
    rehearsal = await getRehearsal();
  });

  it('uploads nothing that is unchanged', async () => {
    const { failure, output, requests } = await rehearsal.deploy();
    expect(failure, output).toBe('');
    const descriptions = selectChanges(requests).map(({ method, service, path }) =>
      `${method} ${service} ${path}`.replaceAll(projectId, 'P'),
    );
    expect(descriptions).toEqual([
      'POST hosting v1beta1/projects/P/sites/P/versions',
      'POST hosting v1beta1/sites/P/versions/v2:populateFiles',
      expect.stringMatching(/^PATCH rules .*\/releases\//u),
      expect.stringMatching(/^PATCH rules .*\/releases\//u),
      'PATCH hosting v1beta1/projects/P/sites/P/versions/v2',
      'POST hosting v1beta1/projects/P/sites/P/channels/live/releases',
    ]);
  });

  it('does not change the pages when Google refuses a function', async () => {
    appendFileSync(
      join(rehearsal.preparedDeploy.folder, 'functions/lib/index.js'),
      '\n// changed\n',
    );
    rehearsal.project.refusedFunction = 'upload';
    const before = rehearsal.project.liveVersion;
    const { failure, output, requests } = await rehearsal.deploy();
    rehearsal.project.refusedFunction = undefined;
    expect(failure).toContain('The pages are as before');
    expect(output).toContain('upload');
    expect(selectRequests(requests, 'POST', 'hosting', /\/releases$/u)).toEqual([]);
    expect(rehearsal.project.liveVersion).toBe(before);
  });

  it('preserves the revision that the earlier pages call, and describes the way back', async () => {
    const { project } = rehearsal;
    const oldRevision = findRevision('fh-v1');
    appendFileSync(join(rehearsal.preparedDeploy.folder, 'functions/lib/index.js'), '\n// again\n');
    const { failure, output, requests } = await rehearsal.deploy();
    expect(failure, output).toBe('');
    const tag = findApiTag(requests);
    expect(tag).toBe(`fh-v${project.liveVersion}`);
    expect(findRevision(tag)).not.toBe(oldRevision);
    expect(findRevision('fh-v1')).toBe(oldRevision);
    const google = createOwnerApi(rehearsal.recorder.origin);
    expect(await describeWayBack(google, { name: environmentName, projectId })).toContain(
      `npx firebase hosting:clone ${projectId}@v2 ${projectId}:live --project ${projectId}`,
    );
  });

  it('stops before it changes anything when a function is missing from the sources', async () => {
    const remainingFunctions = rehearsal.preparedDeploy.functions.filter(
      ({ id }) => id !== 'queueIssue',
    );
    const { failure, requests } = await rehearsal.deploy({ functions: remainingFunctions });
    expect(failure).toContain('The function queueIssue runs in the project');
    expect(failure).toContain(`npx firebase functions:delete queueIssue`);
    expect(selectChanges(requests)).toEqual([]);
  });

  it('stops before it changes anything when a secret has never been set', async () => {
    rehearsal.project.secrets.delete('MAIL_PASSWORD');
    const { failure, output, requests } = await rehearsal.deploy();
    rehearsal.project.secrets.add('MAIL_PASSWORD');
    expect(failure).toContain('The deploy has stopped');
    expect(output).toContain('firebase functions:secrets:set MAIL_PASSWORD');
    expect(selectChanges(requests)).toEqual([]);
  });
}
