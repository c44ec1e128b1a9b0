import * as v from 'valibot';
import type { GoogleApi } from '../google/google-api.ts';

/** A project as Firebase and the Resource Manager return it. */
export const projectSchema = v.object({
  projectId: v.string(),
  projectNumber: v.optional(v.string()),
});

/** Reads the project's number; the placeholder `PROJECT_NUMBER` before the project exists. */
export async function readProjectNumber(
  google: Pick<GoogleApi, 'read'>,
  projectId: string,
): Promise<string> {
  const path = `v1beta1/projects/${projectId}`;
  const project = await google.read({ service: 'firebase', path }, projectSchema);
  return project?.projectNumber ?? 'PROJECT_NUMBER';
}
