import { deployFaults } from './deploy-faults.ts';
import type { Fault } from './fault.ts';
import { googleFaults } from './google-faults.ts';
import { mailFaults } from './mail-faults.ts';
import { setUpFaults } from './set-up-faults.ts';
import { visitorFaults } from './visitor-faults.ts';

/** What can go wrong after going live, each with the check that must find it. */
export const allFaults: readonly Fault[] = [
  ...googleFaults,
  ...setUpFaults,
  ...deployFaults,
  ...visitorFaults,
  ...mailFaults,
];
