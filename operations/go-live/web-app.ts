import * as v from 'valibot';
import type { GoLiveContext } from './context.ts';
import { findWebAppSettings } from './settings-file.ts';

/** The display name of our web app. A second run finds the app by it. */
export const webAppName = 'Website';

const webAppsSchema = v.object({
  apps: v.optional(v.array(v.object({ appId: v.string(), displayName: v.optional(v.string()) }))),
});

/**
 * Finds the id of the site's web app at Google. It is the app of the settings file, or else the app
 * with our display name.
 */
export async function findWebAppId({
  name,
  google,
  projectId,
}: Pick<GoLiveContext, 'name' | 'google' | 'projectId'>): Promise<string | undefined> {
  const path = `v1beta1/projects/${projectId}/webApps?pageSize=100`;
  const response = await google.read({ service: 'firebase', path }, webAppsSchema);
  const apps = response?.apps ?? [];
  const configuredId = findWebAppSettings(name)?.appId;
  const app =
    apps.find(({ appId }) => appId === configuredId) ??
    apps.find(({ displayName }) => displayName === webAppName);
  return app?.appId;
}
