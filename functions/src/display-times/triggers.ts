import { clubTimeZone } from '@club/domain/montreal-time';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../store/admin.ts';
import { applyDisplayTimes } from './apply-display-times.ts';

/**
 * Shows and hides banners, and hides the urgent notice, at the beginning of each minute. Its
 * switches are the display fields of these rows, not those of `store/switches.ts`.
 */
export const moveSwitches = onSchedule(
  {
    region: 'northamerica-northeast1',
    memory: '256MiB',
    maxInstances: 1,
    timeoutSeconds: 50,
    // Unlike `every 1 minutes`, this runs at the beginning of the minute.
    schedule: '* * * * *',
    timeZone: clubTimeZone,
  },
  () => applyDisplayTimes(firestore(), Date.now()),
);
