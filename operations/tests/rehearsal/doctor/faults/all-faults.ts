import type { DoctorTestBed } from '../doctor-test-bed.ts';
import { deployFaults } from './deploy-faults.ts';
import { googleFaults } from './google-faults.ts';
import { visitorFaults } from './visitor-faults.ts';

/** All faults that a check must find. */
export const allFaults = Object.entries({
  ...googleFaults,
  ...deployFaults,
  ...visitorFaults,
}).map(([title, [fix, cause]]) => {
  const [, check = '', state = '', fault = ''] = /^(\S+) (\S+): (.+)$/u.exec(title) ?? [];
  return {
    fault,
    check,
    state,
    fix,
    cause: (bed: DoctorTestBed) => cause(bed.googleState, bed),
  };
});
