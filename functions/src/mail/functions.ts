import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../store/admin.ts';
import { hashKey } from '../runtime/keyed-hash.ts';
import { fanOut, resumeIssues } from '../newsletter/fan-out.ts';
import { deliver } from './deliver.ts';
import { reportMissingHost } from './report-missing-host.ts';
import { mailPassword } from './settings.ts';
import { tendOutbox } from './tend-outbox.ts';

const region = 'northamerica-northeast1';
const timeZone = 'America/Toronto';

const small = { region, memory: '256MiB', maxInstances: 1, concurrency: 8 } as const;
/** Few connections at a time: mail hosts turn away senders that open many. */
const sending = {
  ...small,
  concurrency: 2,
  timeoutSeconds: 120,
  secrets: [hashKey, mailPassword],
};

/** Sends each mail as it is queued, where the queue is open. The rest is left to `tendMail`. */
export const deliverMail = onDocumentCreated(
  { ...sending, document: 'outbox/{id}' },
  async (event) => {
    reportMissingHost();
    await deliver(firestore(), event.params.id);
  },
);

/** Queues an issue's mails once staff have released it. */
export const queueIssue = onDocumentWritten(
  { ...small, timeoutSeconds: 300, document: 'issues/{id}' },
  async (event) => {
    const isReleased = event.data?.after.get('state') === 'sending';
    if (isReleased && event.data?.before.get('state') !== 'sending') {
      await fanOut(firestore(), event.params.id);
    }
  },
);

/** Sends what is due, at the pace of the settings, and resumes what a crash has interrupted. */
export const tendMail = onSchedule(
  { ...sending, schedule: 'every 1 minutes', timeZone },
  async () => {
    reportMissingHost();
    await tendOutbox(firestore());
    // Last: a fault here must not keep the queue waiting.
    await resumeIssues(firestore());
  },
);
