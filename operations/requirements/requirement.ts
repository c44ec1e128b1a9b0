import type { DoctorContext } from '../doctor/context.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { describeRequest, type GoogleApi, type RequestLine } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import type { BilingualText } from './alerts.ts';

/**
 * Why a change needs a person's consent: it costs money, shows something to the public, or cannot
 * be undone.
 */
export type Risk = 'cost' | 'public' | 'permanent';

/** One change that a step or a maintenance command plans. `run` carries it out. */
export interface PlannedChange {
  readonly what: string;
  /** The request or command as it will be sent, without secrets. */
  readonly call: string;
  readonly risk?: Risk;
  readonly run: () => Promise<unknown>;
}

/**
 * `attention`: it works, but it should be corrected. `broken`: visitors, staff or the data are
 * affected. `not-checked`: it could not be read, so nothing is known.
 */
export type FaultState = 'attention' | 'broken' | 'not-checked';

/**
 * The state of a requirement, and what would change it. The `finding` says what Google has: `does
 * not exist`. It is printed after the title. `fault` is the state in the doctor's report; without
 * it, the requirement's `severity` is.
 */
export type Inspection =
  | { readonly state: 'done'; readonly finding: string }
  | {
      readonly state: 'to-do';
      readonly finding: string;
      readonly changes: readonly PlannedChange[];
      readonly fault?: FaultState | undefined;
    }
  | {
      /** Only a person can do it: on a page of Google or a registrar, or in a file. */
      readonly state: 'by-hand';
      readonly finding: string;
      /** The page's URL, or the file's path. */
      readonly address: string;
      readonly instruction: BilingualText;
      /** Whether later requirements need it. */
      readonly isBlocking?: true;
      readonly fault?: FaultState;
    }
  /** Nothing to do: the club does not use it, or it is not possible before the first deploy. */
  | { readonly state: 'not-needed'; readonly finding: string };

interface FaultDetails {
  /** By default `broken`. After `not-checked`, the doctor skips what needs this requirement. */
  readonly state?: FaultState;
  /** What to do, if it is not the requirement's own `fix`. */
  readonly fix?: string;
  readonly evidence?: readonly string[];
}

/** A fault that a requirement has found. The message says what is wrong. */
export class Fault extends Error {
  override name = 'Fault';
  readonly details: FaultDetails;
  constructor(message: string, details: FaultDetails = {}) {
    super(message);
    this.details = details;
  }
}

/** @throws Fault with the message unless the condition is true */
export function requireThat(
  condition: boolean,
  message: string,
  details?: FaultDetails,
): asserts condition {
  if (!condition) throw new Fault(message, details);
}

/** One thing that must be true of a real project. All are in the table of `all-requirements.ts`. */
export interface Requirement {
  /** Lower-case words with hyphens. Tests name the requirement by it. */
  readonly id: string;
  readonly title: string;
  /** Requirements that the doctor reads before this one. If one is not met, it skips this one. */
  readonly needs?: readonly Requirement[];
  /**
   * Reads the current state and plans what would change it, for `npm run go-live`. It changes
   * nothing. Until the project is set up, the first inspection reads only the billing accounts. All
   * other reads return undefined, and it still plans its changes.
   *
   * @throws GoogleError; CommandError if a resource is unusable, such as a bucket in another region
   */
  readonly inspect?: (context: GoLiveContext) => Promise<Inspection>;
  /**
   * Reads the current state for `npm run doctor` alone, where go-live cannot change it, or where
   * the doctor must tell more states apart. Otherwise the doctor uses `inspect`.
   *
   * @returns what it has seen
   * @throws Fault with what is wrong; any other error where it cannot be read
   */
  readonly run?: (context: DoctorContext) => Promise<string>;
  /** The command that ends a fault, or the page that explains what to do. By default a deploy. */
  readonly fix?: string | ((context: DoctorContext) => string);
}

/** A requirement that `npm run go-live` brings about. */
export interface Step extends Requirement {
  readonly inspect: NonNullable<Requirement['inspect']>;
  /** What does not work without it. The plan and the doctor's report print it. */
  readonly without: string;
  /** How the doctor judges a difference. `unread`: the doctor does not read it, for a reason. */
  readonly severity: 'attention' | 'broken' | 'unread';
}

/** A requirement that only a deploy or a person meets. Its faults say what does not work. */
export interface Check extends Requirement {
  readonly run: NonNullable<Requirement['run']>;
}

export const reportDone = (finding: string): Inspection => ({ state: 'done', finding });

export const reportNotNeeded = (finding: string): Inspection => ({ state: 'not-needed', finding });

/** Reports planned changes with the finding `unmet`; without any, the requirement is met. */
export const reportChanges = (
  changes: readonly PlannedChange[],
  { met = '', unmet, fault }: { met?: string; unmet: string; fault?: FaultState | undefined },
): Inspection =>
  changes.length === 0
    ? reportDone(met)
    : { state: 'to-do', finding: unmet, changes, ...(fault && { fault }) };

/** Plans a change that sends one request. Its `call` includes the body of the request. */
export const planRequest = (
  google: GoogleApi,
  what: string,
  line: RequestLine,
  body?: unknown,
  risk?: Risk,
): PlannedChange => ({
  what,
  call: [describeRequest(line), JSON.stringify(body)].join(' ').trim(),
  ...(risk && { risk }),
  run: () => google.send(line, body),
});

/** Makes a change's `run` handle Google's errors. `handle` returns undefined to rethrow one. */
export const handleErrors = (
  change: PlannedChange,
  handle: (error: GoogleError) => Error | 'ignore' | undefined,
): PlannedChange => ({
  ...change,
  run: async () => {
    try {
      return await change.run();
    } catch (error) {
      const result = error instanceof GoogleError ? handle(error) : undefined;
      if (result === 'ignore') return undefined;
      throw result ?? error;
    }
  },
});

/** Plans a change that creates a resource. Its `run` also succeeds if the resource exists. */
export const planCreation = (...args: Parameters<typeof planRequest>): PlannedChange =>
  // An earlier request whose response was lost may have created it.
  handleErrors(planRequest(...args), ({ status }) => (status === 409 ? 'ignore' : undefined));
