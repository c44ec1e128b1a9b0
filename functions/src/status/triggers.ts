import { clubTimeZone } from '@club/domain/montreal-time';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../store/admin.ts';
import { queueStatusMail } from './queue-status-mail.ts';

/** Queues the webmaster's report every Monday (docs/newsletter.md). */
export const sendStatus = onSchedule(
  {
    region: 'northamerica-northeast1',
    memory: '256MiB',
    maxInstances: 1,
    timeoutSeconds: 60,
    schedule: '0 7 * * 1',
    timeZone: clubTimeZone,
  },
  () => queueStatusMail(firestore(), Date.now()),
);
