import { describeRequest, type GoogleApi, type GoogleRequest } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import type { GoLiveContext } from './context.ts';

/**
 * Why a change needs a person's consent: it costs money, shows something to the public, or cannot
 * be undone.
 */
export type Risk = 'cost' | 'public' | 'permanent';

/** One change that a step or a maintenance command plans. `run` carries it out. */
export interface PlannedChange {
  /** What will be done, as a sentence. */
  readonly what: string;
  /** The request or command as it will be sent, without secrets. */
  readonly call: string;
  readonly risk?: Risk;
  readonly run: () => Promise<unknown>;
}

/**
 * The result of inspecting a step. The `finding` says what Google has: `does not exist`. It is
 * printed after the step's title.
 */
export type Inspection =
  | { readonly state: 'done'; readonly finding: string }
  | {
      readonly state: 'to-do';
      readonly finding: string;
      readonly changes: readonly PlannedChange[];
    }
  | {
      /** Only a person can do it: on a page of Google or a registrar, or in a file. */
      readonly state: 'by-hand';
      readonly finding: string;
      /** The page's URL, or the file's path. */
      readonly address: string;
      readonly instruction: string;
      /** Whether later steps need it. */
      readonly isBlocking: boolean;
    }
  /** Nothing to do: the club does not use it, or it is not possible before the first deploy. */
  | { readonly state: 'not-needed'; readonly finding: string };

/** One step of going live. Its inspection changes nothing; the returned changes do. */
export interface Step {
  /**
   * Lower-case words with hyphens. Tests, docs/deploying.md and the doctor's JSON report name the
   * step by it.
   */
  readonly id: string;
  readonly title: string;
  /**
   * Asks Google for the current state. Until the project is set up, the first inspection of the
   * later steps reads only the billing accounts. All other reads return undefined, and the step
   * still plans its changes.
   *
   * @throws GoogleError; CommandError if a resource is unusable, such as a bucket in another region
   */
  readonly inspect: (context: GoLiveContext) => Promise<Inspection>;
}

/** Plans a change that sends one request. Its `call` includes the body of the request. */
export function planRequest(
  google: GoogleApi,
  what: string,
  request: GoogleRequest,
  risk?: Risk,
): PlannedChange {
  const body = request.body === undefined ? '' : ` ${JSON.stringify(request.body)}`;
  return {
    what,
    call: `${describeRequest(request)}${body}`,
    ...(risk && { risk }),
    run: () => google.send(request),
  };
}

/** Plans a change that creates a resource. Its `run` also succeeds if the resource exists. */
export function planCreation(
  google: GoogleApi,
  what: string,
  request: GoogleRequest,
  risk?: Risk,
): PlannedChange {
  const change = planRequest(google, what, request, risk);
  return {
    ...change,
    run: async () => {
      try {
        return await change.run();
      } catch (error) {
        // An earlier request whose response was lost may have created it.
        if (error instanceof GoogleError && error.status === 409) return undefined;
        throw error;
      }
    },
  };
}
