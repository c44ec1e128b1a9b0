import * as v from 'valibot';
import { type Environment, environmentSchema } from './schema.ts';
import { SettingsError } from './settings-error.ts';

/** Setting names that look like a secret. A committed secret stays in the history. */
const secretName = /pass|secret|hash_?key|private/iu;

/** The setting's path, such as `mail.host`; an entry of a list has the path of the list. */
const getSettingPath = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' ? [key] : [])).join('.');

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = getSettingPath(issue);
  if (issue.type !== 'strict_object') {
    const input = typeof issue.input === 'string' ? issue.input.replaceAll(/\s+/gu, ' ') : '';
    const suffix = input === '' ? '' : ` (${input})`;
    return `${path}${suffix} ${issue.message}.`;
  }
  if (issue.expected === 'never') {
    return secretName.test(path)
      ? `${path} is a secret: keep it in Secret Manager (npx firebase functions:secrets:set).`
      : `${path} is not a setting: example.jsonc lists all there are.`;
  }
  return issue.received === 'undefined'
    ? `${path} is missing: example.jsonc explains it.`
    : `${path === '' ? 'The file' : path} must be a group of settings in braces.`;
}

/** The settings before `npm run go-live`, which fetches those of the web app from Google. */
export type GoLiveSettings = Omit<Environment, 'webApp'>;

/** Yields a sentence for each setting that contradicts the environment's name or another one. */
function* findContradictions(name: string, settings: GoLiveSettings): Generator<string> {
  const { projectId, siteOrigin, mail, hsts } = settings;
  const isDemo = projectId.startsWith('demo-');
  if (name === 'demo') {
    if (!isDemo) yield `projectId (${projectId}) must begin with "demo-": the emulators run it.`;
    return;
  }
  if (isDemo)
    yield `projectId (${projectId}) begins with "demo-", which only the emulators may have.`;
  if (!siteOrigin.startsWith('https://'))
    yield `siteOrigin (${siteOrigin}) must begin with https://.`;
  if (/^(?:localhost|127\.)/u.test(mail.host)) yield `mail.host (${mail.host}) is this machine.`;
  if (hsts.preload && !(hsts.includeSubDomains && hsts.days >= 365)) {
    yield 'hsts.preload requires includeSubDomains and at least 365 days.';
  }
}

/** Yields a sentence for each setting of the web app that is another project's. */
function* findForeignWebApp(name: string, environment: Environment): Generator<string> {
  if (name === 'demo') return;
  const { projectId, webApp, siteOrigin } = environment;
  const { host } = new URL(siteOrigin);
  if (![`${projectId}.firebaseapp.com`, `${projectId}.web.app`, host].includes(webApp.authDomain)) {
    yield `webApp.authDomain (${webApp.authDomain}) is not of the project ${projectId}.`;
  }
  const buckets = [`${projectId}.firebasestorage.app`, `${projectId}.appspot.com`];
  if (!buckets.includes(webApp.storageBucket)) {
    yield `webApp.storageBucket (${webApp.storageBucket}) is not of the project ${projectId}.`;
  }
}

/** Lines that begin with `//` are comments. */
const removeComments = (text: string): string => text.replaceAll(/^[ \t]*\/\/.*$/gmu, '');

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(removeComments(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${file} cannot be read as JSON: ${reason.replace(/\s+/gu, ' ')}.`);
  }
}

function parseSettings<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  json: unknown,
  findFaults: (settings: v.InferOutput<Schema>) => Iterable<string>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, json);
  const faults = result.success ? [...findFaults(result.output)] : result.issues.map(describeIssue);
  if (result.success && faults.length === 0) return result.output;
  throw new SettingsError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}

/**
 * Parses and validates the text of a settings file.
 *
 * @param name the environment's name: `demo` needs a `demo-` project, every other a real one
 * @param file the file's name in error messages
 * @throws SettingsError with a sentence for each fault, with file and setting
 */
export const parseEnvironment = (name: string, file: string, text: string): Environment =>
  parseSettings(file, environmentSchema, parseJson(file, text), (settings) => [
    ...findContradictions(name, settings),
    ...findForeignWebApp(name, settings),
  ]);

/**
 * Parses the text of a settings file before the environment is live. The web app's settings may be
 * absent or another project's, such as the example's.
 *
 * @throws SettingsError with a sentence for each fault of the other settings
 */
export function parseGoLiveSettings(name: string, file: string, text: string): GoLiveSettings {
  const json = parseJson(file, text);
  const { webApp: _, ...rest } = { webApp: undefined, ...(json as object) };
  return parseSettings(file, v.omit(environmentSchema, ['webApp']), rest, (settings) =>
    findContradictions(name, settings),
  );
}
