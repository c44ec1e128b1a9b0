import type { Google } from '../../google/state.ts';
import type { DoctorTestBed } from '../doctor-test-bed.ts';

/**
 * Faults of a healthy environment, each by the check that must find it, the state that the check
 * must report, and a description for the test's title. Its value is what the fix must contain, and
 * what causes the fault.
 */
export type FaultTable = Readonly<
  Record<
    `${string} ${'attention' | 'broken'}: ${string}`,
    readonly [fix: string, cause: (google: Google, bed: DoctorTestBed) => void]
  >
>;

/** The commands that fix most faults. */
export const goLive = 'npm run go-live -- production';
export const deploy = 'npm run deploy -- production';

export const dayMs = 86_400_000;

/** Returns the instant that is `days` before the test bed's `now`. */
export const getTimeBefore = ({ now }: DoctorTestBed, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString();
