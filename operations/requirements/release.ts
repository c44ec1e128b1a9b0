import * as v from 'valibot';
import { type DoctorContext, getDeployCommand, region } from '../doctor/context.ts';
import type { GoogleReader } from '../doctor/google-reader.ts';
import { createProject } from './project.ts';
import {
  type Step,
  reportAttention,
  reportBroken,
  type Check,
  reportNotChecked,
  reportOk,
} from './requirement.ts';

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
  const path = `v1beta1/sites/${projectId}/channels/live/releases?pageSize=50`;
  const schema = v.object({ releases: v.optional(v.array(releaseSchema), []) });
  return (await google.read({ service: 'hosting', path }, schema))?.releases ?? [];
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
    if (message === `commit ${commit}`) return { state: 'done', finding: message };
    return {
      state: 'to-do',
      finding: message === '' ? 'no deployed commit is known' : `${message} is deployed`,
      changes: [
        {
          what: `Deploy commit ${commit}. Visitors see it at once.`,
          call: `npm run deploy -- ${name}`,
          risk: 'public',
          run: deploy,
        },
      ],
    };
  },
  run: async (context) => {
    const release = await readLiveRelease(context.google, context.settings.projectId);
    if (release?.type === 'SITE_DISABLE') {
      const fix = `npm run stop -- ${context.name} site --undo`;
      return reportBroken('the pages are taken away', fix);
    }
    if (release?.version) return reportOk(release.message || release.version.name);
    const message = `not deployed yet: ${getDeployCommand(context)}`;
    return { state: 'not-checked', message, isBlocking: true };
  },
};

const channelSchema = v.object({ release: v.optional(releaseSchema) });

/** Reads the release that visitors see; undefined before the first deploy. */
export async function readLiveRelease(google: GoogleReader, projectId: string) {
  const path = `v1beta1/sites/${projectId}/channels/live`;
  return (await google.read({ service: 'hosting', path }, channelSchema))?.release;
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
async function listCalledServices(context: DoctorContext) {
  const release = await readLiveRelease(context.google, context.settings.projectId);
  const versionId = release?.version?.name.split('/').at(-1) ?? '';
  const path = `v1beta1/projects/-/sites/${context.settings.projectId}/versions/${versionId}`;
  const version = await context.google.read({ service: 'hosting', path }, versionSchema);
  return (version?.config.rewrites ?? []).flatMap(({ run }) => run ?? []);
}

async function readTraffic({ google, settings }: DoctorContext, serviceId: string) {
  const path = `v1/projects/${settings.projectId}/locations/${region}/services/${serviceId}`;
  return (await google.read({ service: 'run', path }, serviceSchema))?.status.traffic ?? [];
}

/** Finds the revision that the pages call, and the revision that gets the service's traffic. */
async function findRevisions(context: DoctorContext, serviceId: string, tag: string | undefined) {
  const traffic = await readTraffic(context, serviceId);
  const pinnedRevision = traffic.find((target) => target.tag === tag)?.revisionName;
  const servingRevision = traffic.find(({ percent }) => percent === 100)?.revisionName;
  return { serviceId, tag, pinnedRevision, servingRevision };
}

const pinCheck: Check = {
  id: 'pinned-revision',
  title: 'Functions that the pages call',
  needs: [deploySite],
  run: async (context) => {
    const services = await listCalledServices(context);
    if (services.length === 0) return reportNotChecked('the live version has no functions');
    const serviceRevisions = await Promise.all(
      services.map(({ serviceId, tag }) => findRevisions(context, serviceId, tag)),
    );
    const fix = getDeployCommand(context);
    const lostPin = serviceRevisions.find(
      ({ tag, pinnedRevision }) => tag !== undefined && !pinnedRevision,
    );
    if (lostPin) {
      return reportBroken(`${lostPin.serviceId} has lost the revision tagged ${lostPin.tag}`, fix);
    }
    const unpinnedService = serviceRevisions.find(({ tag }) => tag === undefined);
    if (unpinnedService)
      return reportAttention(`${unpinnedService.serviceId} is not pinned to the pages`, fix);
    const oldPin = serviceRevisions.find(
      ({ pinnedRevision, servingRevision }) => pinnedRevision !== servingRevision,
    );
    return oldPin
      ? reportAttention(
          `${oldPin.serviceId}: the pages call ${oldPin.pinnedRevision}, and ${oldPin.servingRevision ?? 'none'} serves`,
          fix,
        )
      : reportOk(serviceRevisions.map(({ pinnedRevision }) => pinnedRevision).join(', '));
  },
};

export const releaseChecks: readonly Check[] = [pinCheck];
