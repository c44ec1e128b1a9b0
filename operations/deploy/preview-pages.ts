import { CommandError } from '../../emulators/command-error.ts';
import { listEnvironments, readEnvironment } from '../../environments/read-environment.ts';
import { readDeployableEnvironment, renderPreview } from '../render/render-environment.ts';
import type { Environment } from '../../environments/schema.ts';
import {
  buildSite,
  type CommandOptions,
  firebaseCommand,
  makeCommonArguments,
  runForJson,
} from './commands.ts';

/** How long a channel stays after its last deploy. Hosting allows thirty days. */
const lifetime = '7d';

/**
 * A channel's name that fits its host, SITE--NAME-HASH.web.app, whose first label may have 63
 * characters. Hosting accepts other names, and then fails on some of them.
 */
const channelName = /^(?!live$)(?=.{1,20}$)[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** No preview may use this environment's data or mail. */
const production = 'production';

/** Which channel of which environment a preview goes to. */
export interface PreviewTarget {
  readonly environmentName: string;
  readonly channel: string;
  readonly environment: Environment;
}

/** A build folder with the pages of a preview. */
export interface PreparedPreview extends PreviewTarget {
  readonly folder: string;
}

/** The address of a preview and when it expires (ISO 8601). */
export interface Preview {
  readonly url: string;
  readonly expireTime: string;
}

/**
 * Checks the target of a preview, before anything is built.
 *
 * @throws SettingsError or CommandError with one sentence
 */
export function requirePreviewTarget(environmentName: string, channel: string): PreviewTarget {
  if (!channelName.test(channel)) {
    throw new CommandError(
      `"${channel}" cannot be the name of a preview: take at most 20 characters: lower-case letters and digits, with single hyphens between them, such as "pr-12". ("live" is what visitors see.)`,
    );
  }
  if (environmentName === production) {
    throw new CommandError(
      'The pages of a preview would use the data and the mail of production: preview on staging.',
    );
  }
  const environment = readDeployableEnvironment(environmentName);
  const { projectId } = environment;
  if (
    listEnvironments().includes(production) &&
    readEnvironment(production).projectId === projectId
  ) {
    throw new CommandError(
      `${environmentName} has the project of production, ${projectId}: preview on staging.`,
    );
  }
  return { environmentName, channel, environment };
}

/** Builds and renders the pages of a preview into a folder. Nothing is sent. */
export async function preparePreview(
  target: PreviewTarget,
  folder: string,
  options: CommandOptions,
): Promise<PreparedPreview> {
  renderPreview(target.environment, folder);
  await buildSite(target.environmentName, folder, options);
  return { ...target, folder };
}

/** The arguments of firebase-tools for a preview. It does not prompt. */
export const makePreviewArguments = ({ channel, folder, environment }: PreparedPreview) => [
  ...['hosting:channel:deploy', channel, '--expires', lifetime],
  // Otherwise firebase-tools would update Auth's list of domains, which needs more permissions.
  ...['--no-authorized-domains', '--json', ...makeCommonArguments(folder, environment.projectId)],
];

/**
 * Deploys the prepared pages to their channel. Creates the channel if there is none.
 *
 * @throws CommandError with one sentence
 */
export async function deployPreview(
  preview: PreparedPreview,
  options: CommandOptions,
): Promise<Preview> {
  const { result } = (await runForJson([...firebaseCommand, ...makePreviewArguments(preview)], {
    ...options,
    failure: `The preview ${preview.channel} was not deployed: the lines above say why.`,
  })) as { readonly result: Readonly<Record<string, Preview>> };
  const [deployedPreview] = Object.values(result);
  if (!deployedPreview) throw new CommandError('firebase-tools names no address of the preview.');
  return deployedPreview;
}

/** Describes a preview: its address and what its pages use. */
export const describePreview = (
  { environmentName, channel }: PreviewTarget,
  { url, expireTime }: Preview,
): string =>
  [
    `Preview ${channel}: ${url}`,
    '',
    `It stays until ${expireTime.slice(0, 10)}. Its pages use the functions, the data and the mail of ${environmentName} as they are; staff cannot sign in there.`,
  ].join('\n');
