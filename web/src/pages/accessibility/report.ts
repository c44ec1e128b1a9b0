import type { Locale } from '@club/domain/locale';
import type { WayOfUse } from '../../ui/acceptance.ts';

/** The result of a criterion. */
export type Result = 'passed' | 'failed' | 'unknown';

/** A criterion with its result. */
export interface CriterionResult {
  readonly wayOfUse: WayOfUse;
  readonly text: Readonly<Record<Locale, string>>;
  readonly wcag: readonly string[];
  readonly result: Result;
  /**
   * How it is checked: by tests, by hand, or `none` if nobody has tried it. `test` without
   * a date means that no test has run.
   */
  readonly method: 'test' | 'hand' | 'none';
  /** The assistive technology of a check by hand. */
  readonly tool?: string;
  /** The day of the check in ISO 8601. For tests, it is the day of the oldest run. */
  readonly date?: string;
}

/** The results of a component. The entry `all` has the criteria that all components share. */
export interface ComponentResults {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly criteria: readonly CriterionResult[];
}

/** The file `report.json`, which `npm run accessibility:report` writes. */
export interface AccessibilityReport {
  /** The day on which the report was written. */
  readonly date: string;
  readonly components: readonly ComponentResults[];
}
