import type { DoctorContext } from '../doctor/context.ts';
import type { GoLiveContext } from '../go-live/context.ts';
import { VisitError } from '../doctor/visitor.ts';
import type { BilingualText } from './alerts.ts';
import {
  describeRequest,
  type GoogleApi,
  makeRequest,
  type RequestLine,
} from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';

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
 * `attention`: it works, but it should be corrected. `broken`: visitors, staff or the data are
 * affected. `not-checked`: it could not be read, so nothing is known.
 */
type FaultState = 'attention' | 'broken' | 'not-checked';
export type FindingState = 'ok' | FaultState;

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
      readonly fault?: FaultState;
    }
  | {
      /** Only a person can do it: on a page of Google or a registrar, or in a file. */
      readonly state: 'by-hand';
      readonly finding: string;
      /** The page's URL, or the file's path. */
      readonly address: string;
      readonly instruction: BilingualText;
      /** Whether later requirements need it. */
      readonly isBlocking: boolean;
      readonly fault?: FaultState;
    }
  /** Nothing to do: the club does not use it, or it is not possible before the first deploy. */
  | { readonly state: 'not-needed'; readonly finding: string };

/** The result of a check. */
export type Finding = {
  /** What the report prints after the title. For `not-checked`: the reason. */
  readonly message: string;
  /** Details for `--verbose`. */
  readonly evidence?: readonly string[];
} & (
  | {
      readonly state: 'ok';
      /** Whether the club does not use it. The report then leaves it out. */
      readonly isUnused?: true;
    }
  | {
      readonly state: 'attention' | 'broken';
      /** The command that fixes it, or the page that explains what to do. */
      readonly fix: string;
    }
  | {
      readonly state: 'not-checked';
      /** Whether the checks that need this one cannot run either. */
      readonly isBlocking?: true;
    }
);

/** One thing that must be true of a real project. All are in the table of `all-requirements.ts`. */
export interface Requirement {
  /** Lower-case words with hyphens. Tests and the doctor's `--json` name the requirement by it. */
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
   * @throws any error where it cannot be read
   */
  readonly run?: (context: DoctorContext) => Promise<Finding>;
}

/** A requirement that `npm run go-live` brings about. */
export interface Step extends Requirement {
  readonly inspect: NonNullable<Requirement['inspect']>;
  /** What does not work without it. The plan and the doctor's report print it. */
  readonly without: string;
  /** How the doctor judges a difference. `unread`: the doctor does not read it, for a reason. */
  readonly severity: 'attention' | 'broken' | 'unread';
}

/** A requirement that only a deploy or a person meets. Its findings say what does not work. */
export interface Check extends Requirement {
  readonly run: NonNullable<Requirement['run']>;
}

/** Plans a change that sends one request. Its `call` includes the body of the request. */
export function planRequest(
  google: GoogleApi,
  what: string,
  line: RequestLine,
  body?: unknown,
  risk?: Risk,
): PlannedChange {
  const request = makeRequest(line, body);
  return {
    what,
    call: [describeRequest(request), JSON.stringify(body)].join(' ').trim(),
    ...(risk && { risk }),
    run: () => google.send(request),
  };
}

/** Plans a change that creates a resource. Its `run` also succeeds if the resource exists. */
export function planCreation(
  google: GoogleApi,
  what: string,
  line: RequestLine,
  body?: unknown,
  risk?: Risk,
): PlannedChange {
  const change = planRequest(google, what, line, body, risk);
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

/**
 * Makes a check that visits as a stranger does. What a visitor would notice is broken.
 *
 * @param visit returns what was seen; it throws a VisitError with what is wrong
 */
export const makeVisitCheck = (
  { id, title, needs }: Required<Pick<Check, 'id' | 'title' | 'needs'>>,
  getFix: (context: DoctorContext) => string,
  visit: (context: DoctorContext) => Promise<string>,
): Check => ({
  id,
  title,
  needs,
  run: async (context) => {
    try {
      return reportOk(await visit(context));
    } catch (error) {
      if (!(error instanceof VisitError)) throw error;
      return reportBroken(error.message, getFix(context), error.evidence);
    }
  },
});

export const reportOk = (message: string, evidence: readonly string[] = []): Finding => ({
  state: 'ok',
  message,
  evidence,
});

export const reportAttention = (
  message: string,
  fix: string,
  evidence: readonly string[] = [],
): Finding => ({ state: 'attention', message, fix, evidence });

export const reportBroken = (
  message: string,
  fix: string,
  evidence: readonly string[] = [],
): Finding => ({
  state: 'broken',
  message,
  fix,
  evidence,
});

export const reportNotChecked = (message: string): Finding => ({ state: 'not-checked', message });
