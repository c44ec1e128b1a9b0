import type { DoctorContext } from './context.ts';

/**
 * `attention`: it works, but it should be corrected. `broken`: visitors, staff or the data are
 * affected. `not-checked`: the check could not run, so nothing is known.
 */
export type FindingState = 'ok' | 'attention' | 'broken' | 'not-checked';

/** The result of a check. */
export type Finding = {
  /** What the report prints after the title. For `not-checked`: the reason. */
  readonly message: string;
  /** Details for `--verbose`. */
  readonly evidence?: readonly string[];
} & (
  | { readonly state: 'ok' }
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

/** One check. It only reads. */
export interface Check {
  /** Lower-case words with hyphens. Tests and `--json` name the check by it. */
  readonly id: string;
  readonly title: string;
  /** Checks that run before this one. If one is broken or blocking, this one does not run. */
  readonly needs?: readonly Check[];
  /** @throws any error where the check cannot run */
  readonly run: (context: DoctorContext) => Promise<Finding>;
}

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
