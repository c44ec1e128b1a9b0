import { contactCheck, newsletterCheck } from './checks/forms.ts';
import { headersCheck } from './checks/headers.ts';
import { homeCheck } from './checks/home.ts';
import { programCheck } from './checks/program.ts';
import { registrationCheck } from './checks/registration.ts';
import { releaseCheck } from './checks/release.ts';
import { scheduleCheck } from './checks/schedule.ts';
import { signInCheck } from './checks/sign-in.ts';
import { unknownPageCheck } from './checks/unknown-page.ts';
import type { LiveCheck } from './live-check.ts';

/** The ten checks after a release, in the order of the report. */
export const allLiveChecks: readonly LiveCheck[] = [
  homeCheck,
  programCheck,
  registrationCheck,
  scheduleCheck,
  contactCheck,
  newsletterCheck,
  unknownPageCheck,
  headersCheck,
  releaseCheck,
  signInCheck,
];
