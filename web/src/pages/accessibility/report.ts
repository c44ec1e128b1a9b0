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
  /** How it was checked; `none` if nobody has tried it. */
  readonly method: 'test' | 'hand' | 'none';
  /** The assistive technology of a check by hand. */
  readonly tool?: string;
  /** The day of the check in ISO 8601. */
  readonly date?: string;
}

/** The results of a component, or of all components. */
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
