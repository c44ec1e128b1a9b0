import type { RulesTexts } from '../../environments/render/rules.ts';
import type { PlannedChange } from '../requirements/requirement.ts';
import { describeRequest, type GoogleApi } from '../google/google-api.ts';
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
  const line = `rules v1/projects/${projectId}` as const;
  const name = `projects/${projectId}/releases/${releaseName}`;
  const upload = `POST ${line}/rulesets` as const;
  const update = `PATCH ${line}/releases/${releaseName}` as const;
  return {
    what,
    call: `${describeRequest(upload)} with ${file}, then ${describeRequest(update)}`,
    run: async () => {
      const source = { files: [{ name: file, content }] };
      const { name: rulesetName } = v.parse(rulesetSchema, await google.send(upload, { source }));
      try {
        await google.send(update, { release: { name, rulesetName } });
      } catch (error) {
        if (!(error instanceof GoogleError) || error.status !== 404) throw error;
        // The database or the bucket has no release of rules yet.
        await google.send(`POST ${line}/releases`, { name, rulesetName });
      }
    },
  };
}
