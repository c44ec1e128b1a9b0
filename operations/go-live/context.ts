import type { GoLiveSettings } from '../../environments/parse-environment.ts';
import type { CommandOptions } from '../deploy/commands.ts';
import type { GoogleApi } from '../google/google-api.ts';
import type { Prompts } from './prompts.ts';

/** The context of every step. */
export interface GoLiveContext {
  readonly name: string;
  readonly settings: GoLiveSettings;
  readonly projectId: string;
  readonly google: GoogleApi;
  readonly prompts: Prompts;
  /** The signal that stops this command, and the function that prints its output. */
  readonly commandOptions: CommandOptions;
  /** The e-mail address of the account that is logged in; empty if unknown. */
  readonly account: string;
  /**
   * The chosen billing account: `billingAccounts/ID`. Undefined if none is open, or if a dry run
   * has not asked for one.
   */
  readonly billingAccount: string | undefined;
  /** The commit of the sources, with `+` where files differ from it. */
  readonly commit: string;
  /** The folder of the first content: `club/first-content`. */
  readonly contentFolder: string;
  /** Builds, checks and deploys the site: `npm run deploy`. */
  readonly deploy: () => Promise<void>;
}

/** The region of the data and the functions: Montréal. It can never change. */
export const region = 'northamerica-northeast1';
