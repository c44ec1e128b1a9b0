import * as v from 'valibot';
import { CommandError } from '../../../emulators/command-error.ts';
import { getDisplayPath } from '../../../environments/read-environment.ts';
import type { GoLiveContext } from '../context.ts';
import { findWebAppSettings, type WebAppSettings, writeWebAppSettings } from '../settings-file.ts';
import { type PlannedChange, planRequest, type Step } from '../step.ts';
import { findWebAppId, webAppName } from '../web-app.ts';

const configSchema = v.object({
  apiKey: v.string(),
  appId: v.string(),
  authDomain: v.optional(v.string()),
  storageBucket: v.optional(v.string()),
});

/** Reads the web app's settings from Google. A page needs them to reach the project. */
async function fetchWebAppSettings(
  { google, projectId }: GoLiveContext,
  appId: string,
): Promise<WebAppSettings | undefined> {
  const path = `v1beta1/projects/${projectId}/webApps/${appId}/config`;
  const config = await google.read({ service: 'firebase', path }, configSchema);
  return (
    config && {
      apiKey: config.apiKey,
      authDomain: config.authDomain ?? `${projectId}.firebaseapp.com`,
      storageBucket: config.storageBucket ?? `${projectId}.firebasestorage.app`,
      appId: config.appId,
    }
  );
}

const planSettingsFile = (context: GoLiveContext): PlannedChange => ({
  what: `Write the web app's settings (webApp) into ${getDisplayPath(context.name)}; comments stay.`,
  call: `on this machine: ${getDisplayPath(context.name)}`,
  run: async () => {
    const appId = await findWebAppId(context);
    const settings = appId === undefined ? undefined : await fetchWebAppSettings(context, appId);
    if (!settings) {
      throw new CommandError('Google does not list the new web app yet: run the command again.');
    }
    writeWebAppSettings(context.name, settings);
  },
});

/** The web app of the project, and its settings in the environment's file. */
export const createWebApp: Step = {
  id: 'web-app',
  title: 'Web app',
  inspect: async (context) => {
    const { name, google, projectId } = context;
    const appId = await findWebAppId(context);
    if (appId !== undefined && findWebAppSettings(name)?.appId === appId) {
      return { state: 'done', finding: `${appId}, in ${getDisplayPath(name)}` };
    }
    const creation = planRequest(google, `Create the web app "${webAppName}".`, {
      method: 'POST',
      service: 'firebase',
      path: `v1beta1/projects/${projectId}/webApps`,
      body: { displayName: webAppName },
    });
    const settingsChange = planSettingsFile(context);
    return appId === undefined
      ? { state: 'to-do', finding: 'does not exist', changes: [creation, settingsChange] }
      : {
          state: 'to-do',
          finding: `${getDisplayPath(name)} lacks its settings`,
          changes: [settingsChange],
        };
  },
};
