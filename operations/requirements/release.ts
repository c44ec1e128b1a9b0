import * as v from 'valibot';
import { type DoctorContext, getDeployCommand } from '../doctor/context.ts';
import { region } from '../go-live/context.ts';
import type { GoogleReader } from '../google/google-api.ts';
import { createProject } from './project.ts';
import { type Check, reportChanges, reportDone, requireThat, type Step } from './requirement.ts';

const releaseSchema = v.object({
  message: v.optional(v.string(), ''),
  type: v.optional(v.string()),
  version: v.optional(v.object({ name: v.string() })),
});

/**
 * Lists the newest releases that visitors saw, the newest first. A release without a version took
 * the pages away. The default site has the project's id.
 */
export async function listReleases(google: GoogleReader, projectId: string) {
  const line = `hosting v1beta1/sites/${projectId}/channels/live/releases?pageSize=50` as const;
  const schema = v.object({ releases: v.optional(v.array(releaseSchema), []) });
  return (await google.read(line, schema))?.releases ?? [];
}

/** Deploys rules, indexes, functions and pages as every later deploy does (docs/operations.md). */
export const deploySite: Step = {
  id: 'release',
  title: 'Rules, functions and pages',
  without: 'visitors see no site, or an earlier one',
  severity: 'broken',
  needs: [createProject],
  inspect: async ({ google, projectId, name, commit, deploy }) => {
    const message = (await listReleases(google, projectId))[0]?.message ?? '';
    if (message === `commit ${commit}`) return reportDone(message);
    const change = {
      what: `Deploy commit ${commit}. Visitors see it at once.`,
      call: `npm run deploy -- ${name}`,
      risk: 'public',
      run: deploy,
    } as const;
    const unmet = message === '' ? 'no deployed commit is known' : `${message} is deployed`;
    return reportChanges([change], { unmet });
  },
  run: async (context) => {
    const release = await readLiveRelease(context.google, context.settings.projectId);
    requireThat(release?.type !== 'SITE_DISABLE', 'the pages are taken away', {
      fix: `npm run stop -- ${context.name} site --undo`,
    });
    requireThat(release?.version !== undefined, `not deployed yet: ${getDeployCommand(context)}`, {
      state: 'not-checked',
    });
    return release.message || release.version.name;
  },
};

const channelSchema = v.object({ release: v.optional(releaseSchema) });

/** Reads the release that visitors see; undefined before the first deploy. */
export async function readLiveRelease(google: GoogleReader, projectId: string) {
  const line = `hosting v1beta1/sites/${projectId}/channels/live` as const;
  return (await google.read(line, channelSchema))?.release;
}

/** Returns the commit that a deploy writes into the release's message; empty without one. */
export const parseCommit = (message: string): string => /^commit (\S+)/u.exec(message)?.[1] ?? '';

const versionSchema = v.object({
  config: v.optional(
    v.object({
      rewrites: v.optional(
        v.array(
          v.object({
            run: v.optional(v.object({ serviceId: v.string(), tag: v.optional(v.string()) })),
          }),
        ),
        [],
      ),
    }),
    {},
  ),
});

const serviceSchema = v.object({
  status: v.object({
    traffic: v.optional(
      v.array(
        v.object({
          revisionName: v.optional(v.string(), ''),
          percent: v.optional(v.number(), 0),
          tag: v.optional(v.string()),
        }),
      ),
      [],
    ),
  }),
});

/** Lists the services that the live pages call, each with the tag of its pinned revision if any. */
async function listCalledServices({ google, settings: { projectId } }: DoctorContext) {
  const release = await readLiveRelease(google, projectId);
  const versionId = release?.version?.name.split('/').at(-1) ?? '';
  const line = `hosting v1beta1/projects/-/sites/${projectId}/versions/${versionId}` as const;
  const version = await google.read(line, versionSchema);
  return (version?.config.rewrites ?? []).flatMap(({ run }) => run ?? []);
}

export const pinCheck: Check = {
  id: 'pinned-revision',
  title: 'Functions that the pages call',
  needs: [deploySite],
  run: async (context) => {
    const { google, settings } = context;
    const services = await listCalledServices(context);
    if (services.length === 0) throw new Error('the live version has no functions');
    const revisions: string[] = [];
    for (const { serviceId, tag } of services) {
      const line =
        `run v1/projects/${settings.projectId}/locations/${region}/services/${serviceId}` as const;
      const traffic = (await google.read(line, serviceSchema))?.status.traffic ?? [];
      const pinned = traffic.find((target) => target.tag === tag)?.revisionName;
      const serving = traffic.find(({ percent }) => percent === 100)?.revisionName ?? 'none';
      const isUnpinned = tag === undefined;
      requireThat(
        isUnpinned || Boolean(pinned),
        `${serviceId} has lost the revision tagged ${tag}`,
      );
      requireThat(!isUnpinned, `${serviceId} is not pinned to the pages`, { state: 'attention' });
      const message = `${serviceId}: the pages call ${pinned}, and ${serving} serves`;
      requireThat(pinned === serving, message, { state: 'attention' });
      revisions.push(serving);
    }
    return revisions.join(', ');
  },
};
