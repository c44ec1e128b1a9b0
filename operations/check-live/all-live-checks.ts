import { formChecks } from './form-checks.ts';
import type { LiveCheck } from './live-check.ts';
import { pageChecks, unknownPageCheck } from './page-checks.ts';
import { releaseChecks } from './release-checks.ts';

/** The ten checks after a release, in the order of the report. */
export const allLiveChecks: readonly LiveCheck[] = [
  ...pageChecks,
  ...formChecks,
  unknownPageCheck,
  ...releaseChecks,
];
