import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliverQueuedMail } from '../mail/deliver-queued-mail.ts';
import { reportIncompleteMailSettings } from '../mail/report-incomplete-mail-settings.ts';
import { mailPassword } from '../mail/settings.ts';
import { processOutbox } from '../mail/process-outbox.ts';
import { resumeIssues } from '../newsletter/fan-out.ts';
import { hashKey } from '../runtime/keyed-hash.ts';
import { firestore } from '../store/admin.ts';
import { composers } from './composers.ts';

const options = {
  region: 'northamerica-northeast1',
  memory: '256MiB' as const,
  maxInstances: 1,
  /** Mail hosts refuse senders that open many connections. */
  concurrency: 2,
  timeoutSeconds: 120,
  secrets: [hashKey, mailPassword],
};

/** Sends each mail when it is queued, if the queue is open. `tendMail` sends the other mails. */
export const deliverMail = onDocumentCreated(
  { ...options, document: 'outbox/{id}' },
  async (event) => {
    reportIncompleteMailSettings();
    await deliverQueuedMail(firestore(), composers, event.params.id);
  },
);

/** Sends the due mails at the configured rate, and resumes interrupted issues. */
export const tendMail = onSchedule(
  { ...options, schedule: '* * * * *', timeZone: 'America/Toronto' },
  async () => {
    reportIncompleteMailSettings();
    await processOutbox(firestore(), composers);
    // This comes last, so that an error here does not delay the queue.
    await resumeIssues(firestore());
  },
);
