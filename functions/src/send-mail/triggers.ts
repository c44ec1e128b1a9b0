import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { deliverQueuedMail } from '../mail/deliver-queued-mail.ts';
import { reportMissingHost } from '../mail/report-missing-host.ts';
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
  /** Few connections at a time: mail hosts turn away senders that open many. */
  concurrency: 2,
  timeoutSeconds: 120,
  secrets: [hashKey, mailPassword],
};

/** Sends each mail as it is queued, where the queue is open. The rest is left to `tendMail`. */
export const deliverMail = onDocumentCreated(
  { ...options, document: 'outbox/{id}' },
  async (event) => {
    reportMissingHost();
    await deliverQueuedMail(firestore(), composers, event.params.id);
  },
);

/** Sends what is due, at the pace of the settings, and resumes what a crash has interrupted. */
export const tendMail = onSchedule(
  { ...options, schedule: 'every 1 minutes', timeZone: 'America/Toronto' },
  async () => {
    reportMissingHost();
    await processOutbox(firestore(), composers);
    // Last: a fault here must not keep the queue waiting.
    await resumeIssues(firestore());
  },
);
