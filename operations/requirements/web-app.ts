import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import * as v from 'valibot';
import { CommandError } from '../../emulators/command-error.ts';
import {
  getDisplayPath,
  getSettingsPath,
  readEnvironment,
} from '../../environments/read-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import { SettingsError } from '../../environments/settings-error.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { readList } from '../google/google-api.ts';
import {
  type PlannedChange,
  planRequest,
  reportChanges,
  reportDone,
  type Step,
} from './requirement.ts';

type WebAppSettings = Environment['webApp'];

/** Puts the web app's settings into the text of a settings file. Comments outside `webApp` stay. */
export function replaceWebApp(text: string, webApp: WebAppSettings): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const edits = modify(text, ['webApp'], webApp, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol },
    // New settings follow the project's id, as in the example.
    getInsertionIndex: (names) => names.indexOf('projectId') + 1,
  });
  return applyEdits(text, edits);
}

/** Reads the web app's settings; undefined if they are missing or of another project. */
export function findWebAppSettings(name: string): WebAppSettings | undefined {
  try {
    return readEnvironment(name).webApp;
  } catch (error) {
    // Go-live has already checked the other settings.
    if (error instanceof SettingsError) return undefined;
    throw error;
  }
}

/**
 * Writes the web app's settings into an environment's file.
 *
 * @throws SettingsError if the file is then invalid
 */
export function writeWebAppSettings(name: string, webApp: WebAppSettings): void {
  const path = getSettingsPath(name);
  writeFileSync(path, replaceWebApp(readFileSync(path, 'utf8'), webApp));
  readEnvironment(name);
}

/** The display name of our web app. A second run finds the app by it. */
const webAppName = 'Website';

const webAppSchema = v.object({ appId: v.string(), displayName: v.optional(v.string()) });

/**
 * Finds the id of the site's web app at Google. It is the app of the settings file, or else the app
 * with our display name.
 */
export async function findWebAppId({
  name,
  google,
  projectId,
}: Pick<GoLiveContext, 'name' | 'google' | 'projectId'>): Promise<string | undefined> {
  const line = `firebase v1beta1/projects/${projectId}/webApps?pageSize=100` as const;
  const apps = await readList(google, line, 'apps', webAppSchema);
  const configuredId = findWebAppSettings(name)?.appId;
  const app =
    apps.find(({ appId }) => appId === configuredId) ??
    apps.find(({ displayName }) => displayName === webAppName);
  return app?.appId;
}

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
  const line = `firebase v1beta1/projects/${projectId}/webApps/${appId}/config` as const;
  const config = await google.read(line, configSchema);
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
  without: 'the pages cannot reach the project',
  // A deploy refuses settings without it, and the doctor reads what the live pages use.
  severity: 'unread',
  inspect: async (context) => {
    const { name, google, projectId } = context;
    const appId = await findWebAppId(context);
    if (appId !== undefined && findWebAppSettings(name)?.appId === appId) {
      return reportDone(`${appId}, in ${getDisplayPath(name)}`);
    }
    const creation = planRequest(
      google,
      `Create the web app "${webAppName}".`,
      `POST firebase v1beta1/projects/${projectId}/webApps`,
      { displayName: webAppName },
    );
    const settingsChange = planSettingsFile(context);
    return appId === undefined
      ? reportChanges([creation, settingsChange], { unmet: 'does not exist' })
      : reportChanges([settingsChange], { unmet: `${getDisplayPath(name)} lacks its settings` });
  },
};
