import type { DoctorTestBed } from '../doctor-test-bed.ts';

/** One thing that can go wrong. */
export interface Fault {
  /** The description of the fault, for the test's title. */
  readonly fault: string;
  /** The id of the check that must find it. */
  readonly check: string;
  /** The state that the check must report. */
  readonly state: 'attention' | 'broken';
  /** What the fix must contain. */
  readonly fix: string;
  /** Causes the fault in a healthy environment. */
  readonly cause: (bed: DoctorTestBed) => void;
}

/** The commands that fix most faults. */
export const goLiveCommand = 'npm run go-live -- production';
export const deployCommand = 'npm run deploy -- production';

export const dayMs = 86_400_000;

/** Returns the instant that is `days` before the test bed's `now`. */
export const getTimeBefore = ({ now }: DoctorTestBed, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString();
