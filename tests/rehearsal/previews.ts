import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { node, root } from '../../emulators/project.ts';
import { headersOf } from '../../scripts/deploy/check-headers.ts';
import { describePreviewPlan } from '../../scripts/deploy/describe-plan.ts';
import type { PreparedPreview } from '../../scripts/deploy/preview-environment.ts';
import { jsonOf } from './google/recorder.ts';
import { type Deployed, name, type Previewed, type Rehearsal } from './rehearsal.ts';
import { changesOf, headersIn, sentTo, versionIn } from './sent.ts';
import { projectId } from './settings.ts';
import { unpack } from './unpack.ts';

const channel = 'pr-12';
const week = 7 * 86_400;

/** What a preview sends to a project that has been deployed to. */
export function previews(
  start: () => Promise<Rehearsal>,
  deployFirst: () => Promise<Deployed>,
): void {
  let rehearsal: Rehearsal;
  let prepared: PreparedPreview;
  let previewed: Previewed;
  let before: Rehearsal['project'];
  const kindsOf = ({ requests }: Previewed) =>
    changesOf(requests).map(({ method, service, path }) =>
      `${method} ${service} ${path}`
        .replaceAll(projectId, 'P')
        .replace(/\/v\d+/u, '/VERSION')
        .replace(/[0-9a-f]{64}/u, 'HASH'),
    );

  beforeAll(async () => {
    rehearsal = await start();
    await deployFirst();
    // Hosting has lost its files, so that all of the preview's are sent.
    rehearsal.project.files.clear();
    before = structuredClone(rehearsal.project);
    prepared = await rehearsal.preparePreview(channel);
    previewed = await rehearsal.preview(prepared);
  });

  it('ends well with Hosting’s role alone, and reaches nothing but Google’s interfaces', () => {
    expect(previewed.failure, previewed.output).toBe('');
    expect(previewed.unknown).toEqual([]);
    expect(rehearsal.refused()).toBe('');
  });

  it('makes a channel of its name for a week, and says its address', () => {
    const [made] = sentTo(previewed.requests, 'POST', 'hosting', /\/channels$/u);
    expect(made?.query.get('channelId')).toBe(channel);
    expect(made && jsonOf(made)).toEqual({ ttl: `${week}s` });
    expect(previewed.preview).toMatchObject({
      url: `https://${projectId}--${channel}-0a1b2c3d.web.app`,
      expireTime: rehearsal.project.channels.get(channel)?.expireTime,
    });
  });

  it('changes the channel and nothing else', () => {
    expect([...new Set(kindsOf(previewed))]).toEqual([
      'POST hosting v1beta1/projects/P/sites/P/channels',
      'POST hosting v1beta1/projects/-/sites/P/versions',
      'POST hosting v1beta1/sites/P/versions/VERSION:populateFiles',
      'POST upload files/HASH',
      'PATCH hosting v1beta1/projects/-/sites/P/versions/VERSION',
      `POST hosting v1beta1/projects/-/sites/P/channels/${channel}/releases`,
    ]);
    const { files: _, versions: __, channels: ___, ...after } = rehearsal.project;
    expect(before).toMatchObject(after);
    expect(after.live).toBeGreaterThan(0);
  });

  it('sends the site as it was rendered, whole', () => {
    const site = join(prepared.folder, 'site');
    const files = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
      .filter((path) => !path.includes('/.'));
    const [populated] = sentTo(previewed.requests, 'POST', 'hosting', /:populateFiles$/u);
    const sent = (populated && (jsonOf(populated) as { files: Record<string, string> }))?.files;
    expect(Object.keys(sent ?? {}).sort()).toEqual(files.sort());
    const uploads = sentTo(previewed.requests, 'POST', 'upload', /^files\//u);
    const bodies = new Map(uploads.map(({ path, body }) => [path.slice('files/'.length), body]));
    for (const [path, hash] of Object.entries(sent ?? {})) {
      const body = bodies.get(hash) ?? Buffer.alloc(0);
      expect(createHash('sha256').update(body).digest('hex'), path).toBe(hash);
      expect(unpack(body).equals(readFileSync(join(site, path))), path).toBe(true);
    }
    expect(files).toEqual(expect.arrayContaining(['/index.html', '/favicon.svg', '/sw.js']));
  });

  it('leads to the functions as they run, and pins none', () => {
    const leading = versionIn(previewed.requests).rewrites.filter(({ run }) => run !== undefined);
    const region = 'northamerica-northeast1';
    expect(leading).toEqual([
      { glob: '/api/upload', run: { serviceId: 'upload', region } },
      { glob: '/api/**', run: { serviceId: 'api', region } },
    ]);
    for (const { run } of leading) expect(before.traffic.has(run?.serviceId ?? '')).toBe(true);
  });

  it('has the headers of a deploy, and keeps search engines out', () => {
    const page = headersOf(headersIn(previewed.requests), '/');
    expect(page.get('x-robots-tag')).toBe('noindex');
    expect(page.get('strict-transport-security')).toBe('max-age=86400');
    expect(page.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('goes to the same channel again, for another week', async () => {
    rehearsal.project.channels.set(channel, {
      ...(rehearsal.project.channels.get(channel) ?? { name: '', url: '' }),
      ttl: '60s',
      expireTime: new Date(Date.now() + 60_000).toISOString(),
    });
    const again = await rehearsal.preview(prepared);
    expect(again.failure, again.output).toBe('');
    expect(kindsOf(again)).toEqual([
      `PATCH hosting v1beta1/projects/P/sites/P/channels/${channel}`,
      'POST hosting v1beta1/projects/-/sites/P/versions',
      'POST hosting v1beta1/sites/P/versions/VERSION:populateFiles',
      'PATCH hosting v1beta1/projects/-/sites/P/versions/VERSION',
      `POST hosting v1beta1/projects/-/sites/P/channels/${channel}/releases`,
    ]);
    expect(rehearsal.project.channels.get(channel)?.ttl).toBe(`${week}s`);
    expect(again.preview?.url).toBe(previewed.preview?.url);
  });

  it('says beforehand what it would send', () => {
    const plan = describePreviewPlan(prepared);
    expect(plan).toContain(`The preview ${channel} of ${name}, project ${projectId}`);
    expect(plan).toContain('x-robots-tag: noindex');
    expect(plan).toContain(`firebase hosting:channel:deploy ${channel} --expires 7d`);
  });

  it.each([
    [[name, 'pr-12'], `${name} is not ready to be deployed`],
    [[name, 'live'], '"live" is what visitors see'],
    [['demo', 'pr-12'], 'The demo is for the emulators'],
    [['production', 'pr-12'], 'preview on staging'],
    [[name], 'Name an environment and the preview'],
  ])('npm run preview -- %j is refused before anything is sent', async (args, sentence) => {
    const { failure, output, requests } = await rehearsal.run([
      ...[node, join(root, 'scripts/preview.ts'), ...args],
    ]);
    expect(failure).not.toBe('');
    expect(output).toContain(sentence);
    expect(requests).toEqual([]);
  });
}
