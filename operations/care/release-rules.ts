import type { RulesTexts } from '../../environments/render/rules.ts';
import type { PlannedChange } from '../requirements/requirement.ts';
import { describeRequest, type GoogleApi, type GoogleRequest } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import * as v from 'valibot';

interface Release {
  /** What the change does, for the plan. */
  readonly what: string;
  readonly projectId: string;
  readonly file: keyof RulesTexts;
  readonly content: string;
  /** `cloud.firestore/DATABASE`, such as `cloud.firestore/(default)`; `firebase.storage/BUCKET`. */
  readonly releaseName: string;
}

const rulesetSchema = v.object({ name: v.string() });

/** Plans a change that uploads rules and releases them. Its `run` sends the requests. */
export function planRulesRelease(google: GoogleApi, release: Release): PlannedChange {
  const { what, projectId, file, content, releaseName } = release;
  const projectPath = `v1/projects/${projectId}`;
  const name = `projects/${projectId}/releases/${releaseName}`;
  const uploadRequest: GoogleRequest = {
    method: 'POST',
    service: 'rules',
    path: `${projectPath}/rulesets`,
    body: { source: { files: [{ name: file, content }] } },
  };
  const updateRequest = {
    method: 'PATCH',
    service: 'rules',
    path: `${projectPath}/releases/${releaseName}`,
  } as const;
  return {
    what,
    call: `${describeRequest(uploadRequest)} with ${file}, then ${describeRequest(updateRequest)}`,
    run: async () => {
      const { name: rulesetName } = v.parse(rulesetSchema, await google.send(uploadRequest));
      try {
        await google.send({ ...updateRequest, body: { release: { name, rulesetName } } });
      } catch (error) {
        if (!(error instanceof GoogleError) || error.status !== 404) throw error;
        // The database or the bucket has no release of rules yet.
        const body = { name, rulesetName };
        await google.send({
          method: 'POST',
          service: 'rules',
          path: `${projectPath}/releases`,
          body,
        });
      }
    },
  };
}
