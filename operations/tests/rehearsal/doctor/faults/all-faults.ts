import { deployFaults } from './deploy-faults.ts';
import type { Fault } from './fault.ts';
import { googleFaults } from './google-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { setUpFaults } from './set-up-faults.ts';
import { visitorFaults } from './visitor-faults.ts';

/** All faults that a check must find. */
export const allFaults: readonly Fault[] = [
  ...googleFaults,
  ...setUpFaults,
  ...deployFaults,
  ...visitorFaults,
  ...mailFaults,
];
