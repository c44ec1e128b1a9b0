import { makeEnvironment } from '../../../../environments/testing/make-environment.ts';
import type { GoLiveContext } from '../../../go-live/context.ts';
import { contentFolder } from '../../../first-content/read-content.ts';
import type { Prompts } from '../../../go-live/prompts.ts';
import { createOwnerApi } from '../google/start-google.ts';

/** Creates prompts that give fixed answers and record the questions' messages. */
export function createPromptStub(): Prompts & { readonly askedMessages: readonly string[] } {
  const askedMessages: string[] = [];
  const answer =
    <Value>(getValue: (message: string) => Value) =>
    ({ message }: { readonly message: string }): Promise<Value> => {
      askedMessages.push(message);
      return Promise.resolve(getValue(message));
    };
  return {
    askedMessages,
    // Only one question asks for a text: the project's id, which its message has in brackets.
    askText: answer((message) => /\(([a-z0-9-]+)\)/u.exec(message)?.[1] ?? ''),
    askSecret: answer(() => 'correct horse battery staple'),
    askYesOrNo: answer(() => true),
    askChoice: (question, [first]) => answer(() => first?.value ?? '')(question),
  };
}

/**
 * Makes a context that sends its requests to the recorder at `origin`. `output` collects the
 * printed texts, so the `print` of `overrides` is never called.
 */
export function makeGoLiveContext(
  origin: string,
  overrides: Partial<GoLiveContext> = {},
): GoLiveContext & { readonly output: readonly string[] } {
  const settings = overrides.settings ?? makeEnvironment();
  const output: string[] = [];
  const signal = overrides.commandOptions?.signal ?? new AbortController().signal;
  return {
    name: 'rehearsal',
    settings,
    projectId: settings.projectId,
    google: createOwnerApi(origin, { signal }),
    prompts: createPromptStub(),
    account: 'owner@example.org',
    billingAccount: undefined,
    commit: '0123456789ab',
    contentFolder,
    deploy: () => Promise.resolve(),
    ...overrides,
    commandOptions: { signal, print: (text) => void output.push(text) },
    output,
  };
}
