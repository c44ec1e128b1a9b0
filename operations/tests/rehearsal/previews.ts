import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { node, root } from '../../../emulators/project.ts';
import { getHeaders } from '../../deploy/check-headers.ts';
import { describePreviewPlan } from '../../deploy/describe-plan.ts';
import type { PreparedPreview } from '../../deploy/preview-pages.ts';
import { parseBody } from './google/recorded-request.ts';
import {
  type DeployResult,
  environmentName,
  type PreviewResult,
  type Rehearsal,
} from './rehearsal.ts';
import {
  selectChanges,
  getSentHashes,
  getSentHeaders,
  selectRequests,
  getSentVersionConfig,
  decompress,
  listSiteFiles,
} from './select-requests.ts';
import { projectId } from './settings.ts';

const channel = 'pr-12';
const weekSeconds = 7 * 86_400;

/** Declares tests of what a preview sends to a project after its first deploy. */
export function declarePreviewTests(
  getRehearsal: () => Promise<Rehearsal>,
  getFirstDeploy: () => Promise<DeployResult>,
): void {
  let rehearsal: Rehearsal;
  let preparedPreview: PreparedPreview;
  let firstPreview: PreviewResult;
  let projectBefore: Rehearsal['project'];
  const describeChanges = ({ requests }: PreviewResult) =>
    selectChanges(requests).map(({ method, service, path }) =>
      `${method} ${service} ${path}`
        .replaceAll(projectId, 'P')
        .replace(/\/v\d+/u, '/VERSION')
        .replace(/[0-9a-f]{64}/u, 'HASH'),
    );

  beforeAll(async () => {
    rehearsal = await getRehearsal();
    await getFirstDeploy();
    // Removes all files from Hosting, so that the preview has to upload all of its files.
    rehearsal.project.fileHashes.clear();
    projectBefore = structuredClone(rehearsal.project);
    preparedPreview = rehearsal.preparePreview(channel);
    firstPreview = await rehearsal.deployPreview(preparedPreview);
  });

  it('succeeds with an account that has only the IAM role Hosting Admin, and sends requests only to Google’s interfaces', () => {
    expect(firstPreview.failure, firstPreview.output).toBe('');
    expect(firstPreview.unknownRequests).toEqual([]);
    expect(rehearsal.readRefusedHosts()).toBe('');
  });

  it('creates a channel for a week, and reports its address', () => {
    const [channelRequest] = selectRequests(
      firstPreview.requests,
      'POST',
      'hosting',
      /\/channels$/u,
    );
    expect(channelRequest?.query.get('channelId')).toBe(channel);
    expect(channelRequest && parseBody(channelRequest)).toEqual({ ttl: `${weekSeconds}s` });
    expect(firstPreview.value).toMatchObject({
      url: `https://${projectId}--${channel}-0a1b2c3d.web.app`,
      expireTime: rehearsal.project.channels.get(channel)?.expireTime,
    });
  });

  it('changes only the channel', () => {
    expect([...new Set(describeChanges(firstPreview))]).toEqual([
      'POST hosting v1beta1/projects/P/sites/P/channels',
      'POST hosting v1beta1/projects/P/sites/P/versions',
      'POST hosting v1beta1/sites/P/versions/VERSION:populateFiles',
      'POST upload files/HASH',
      'PATCH hosting v1beta1/projects/P/sites/P/versions/VERSION',
      `POST hosting v1beta1/projects/P/sites/P/channels/${channel}/releases`,
    ]);
    const { fileHashes: _, versionCount: __, channels: ___, ...after } = rehearsal.project;
    expect(projectBefore).toMatchObject(after);
    expect(after.liveVersion).toBeGreaterThan(0);
  });

  it('uploads every file of the prepared site unchanged', () => {
    const site = join(preparedPreview.folder, 'site');
    const files = listSiteFiles(site);
    const hashes = getSentHashes(firstPreview.requests);
    expect(Object.keys(hashes).sort()).toEqual(files);
    const uploads = selectRequests(firstPreview.requests, 'POST', 'upload', /^files\//u);
    const bodies = new Map(uploads.map(({ path, body }) => [path.slice('files/'.length), body]));
    for (const [path, hash] of Object.entries(hashes)) {
      const body = bodies.get(hash) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(body).digest('hex'), path).toBe(hash);
      expect(decompress(body).equals(readFileSync(join(site, path))), path).toBe(true);
    }
    expect(files).toEqual(expect.arrayContaining(['/index.html', '/favicon.svg', '/sw.js']));
  });

  it('uses the deployed functions without pinning their revisions', () => {
    const functionRewrites = getSentVersionConfig(firstPreview.requests).rewrites.filter(
      ({ run }) => run !== undefined,
    );
    const region = 'northamerica-northeast1';
    expect(functionRewrites).toEqual([
      { glob: '/api/upload', run: { serviceId: 'upload', region } },
      { glob: '/api/**', run: { serviceId: 'api', region } },
      { regex: expect.any(String) as unknown, run: { serviceId: 'api', region } },
    ]);
    for (const { run } of functionRewrites)
      expect(projectBefore.traffic.has(run?.serviceId ?? '')).toBe(true);
  });

  it('has the headers of a deploy, and excludes search engines', () => {
    const pageHeaders = getHeaders(getSentHeaders(firstPreview.requests), '/');
    expect(pageHeaders.get('x-robots-tag')).toBe('noindex');
    expect(pageHeaders.get('strict-transport-security')).toBe('max-age=86400');
    expect(pageHeaders.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('updates the same channel, and extends it by a week', async () => {
    rehearsal.project.channels.set(channel, {
      ...(rehearsal.project.channels.get(channel) ?? { name: '', url: '' }),
      ttl: '60s',
      expireTime: new Date(Date.now() + 60_000).toISOString(),
    });
    const secondPreview = await rehearsal.deployPreview(preparedPreview);
    expect(secondPreview.failure, secondPreview.output).toBe('');
    expect(describeChanges(secondPreview)).toEqual([
      `PATCH hosting v1beta1/projects/P/sites/P/channels/${channel}`,
      'POST hosting v1beta1/projects/P/sites/P/versions',
      'POST hosting v1beta1/sites/P/versions/VERSION:populateFiles',
      'PATCH hosting v1beta1/projects/P/sites/P/versions/VERSION',
      `POST hosting v1beta1/projects/P/sites/P/channels/${channel}/releases`,
    ]);
    expect(rehearsal.project.channels.get(channel)?.ttl).toBe(`${weekSeconds}s`);
    expect(secondPreview.value?.url).toBe(firstPreview.value?.url);
  });

  it('describes its channel, project and command in its plan', () => {
    const plan = describePreviewPlan(preparedPreview);
    expect(plan).toContain(`The preview ${channel} of ${environmentName}, project ${projectId}`);
    expect(plan).toContain(`firebase hosting:channel:deploy ${channel} --expires 7d`);
  });

  it.each([
    [[environmentName, 'pr-12'], `${environmentName} is not ready to be deployed`],
    [[environmentName], 'Name an environment and the channel of the preview'],
  ])('npm run deploy:preview -- %j is refused before anything is sent', async (args, sentence) => {
    const { failure, output, requests } = await rehearsal.run([
      ...[node, join(root, 'operations/deploy-preview.ts'), ...args],
    ]);
    expect(failure).not.toBe('');
    expect(output).toContain(sentence);
    expect(requests).toEqual([]);
  });
}
