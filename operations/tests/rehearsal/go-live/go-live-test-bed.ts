import { rmSync } from 'node:fs';
import {
  makeEnvironment,
  writeEnvironments,
} from '../../../../environments/testing/make-environment.ts';
import { goLive, type GoLiveFlags } from '../../../go-live/go-live.ts';
import type { Prompts } from '../../../go-live/prompts.ts';
import { setUpSteps } from '../../../requirements/all-requirements.ts';
import { type Intercept, isChange, type RecordedRequest } from '../google/recorded-request.ts';
import { createOwnerApi, startGoogle } from '../google/start-google.ts';
import { createGoogle, type Google } from '../google/state.ts';
import { createPromptStub, makeGoLiveContext } from './go-live-context.ts';

const environmentName = 'production';

const { webApp: _, ...otherSettings } = makeEnvironment({ repositoryId: '12345' });

/** The settings of a club that has filled in everything but the web app. */
export const settings = otherSettings;

export const { projectId } = settings;

interface RunOptions {
  readonly flags?: Partial<GoLiveFlags>;
  readonly prompts?: Prompts;
  readonly signal?: AbortSignal;
}

interface RunResult {
  /** The error message and the requests without a route; empty after a success. */
  readonly failure: string;
  readonly output: string;
  readonly requests: readonly RecordedRequest[];
  readonly changes: readonly RecordedRequest[];
  /** The messages of the questions that were asked; empty if the test has prompts of its own. */
  readonly questions: readonly string[];
}

export interface GoLiveTestBed {
  readonly account: Google;
  readonly run: (options?: RunOptions) => Promise<RunResult>;
  readonly end: () => Promise<void>;
}

/**
 * Starts a recorder for a Google account. The result's `run` runs go-live against it, without the
 * `siteSteps`.
 */
export async function startGoLiveTestBed({
  settingsText = JSON.stringify(settings, null, 2),
  change = () => undefined,
  intercept,
}: {
  readonly settingsText?: string;
  readonly change?: (account: Google) => void;
  readonly intercept?: Intercept;
} = {}): Promise<GoLiveTestBed> {
  const account = createGoogle(projectId, { isSetUp: false });
  change(account);
  const folder = writeEnvironments({ [environmentName]: settingsText });
  const recorder = await startGoogle(account, intercept);
  const run = async (options: RunOptions = {}): Promise<RunResult> => {
    const { flags, signal = new AbortController().signal } = options;
    recorder.clear();
    process.env['ENVIRONMENTS_FOLDER'] = folder;
    const promptStub = createPromptStub();
    const context = makeGoLiveContext(recorder.origin, {
      commandOptions: { signal, print: () => undefined },
      prompts: options.prompts ?? promptStub,
      google: createOwnerApi(recorder.origin, { signal, quotaProject: projectId }),
      account: account.email,
      name: environmentName,
    });
    const allFlags = {
      confirmedProject: undefined,
      acceptedRisks: [],
      billingAccount: undefined,
      isDryRun: false,
      ...flags,
    };
    const failure = await goLive(setUpSteps, context, allFlags).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const requests = [...recorder.requests];
    return {
      failure: [failure, ...recorder.unknownRequests].join('\n').trim(),
      output: context.output.join(''),
      requests,
      changes: requests.filter(isChange),
      questions: promptStub.askedMessages,
    };
  };
  return {
    account,
    run,
    end: async () => {
      await recorder.close();
      delete process.env['ENVIRONMENTS_FOLDER'];
      rmSync(folder, { recursive: true });
    },
  };
}
