import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../data/admin.ts';
import { hashKey } from '../data/keyed-hash.ts';
import { deleteUnconfirmedBefore } from '../newsletter/delete-unconfirmed.ts';
import { fanOut, resumeIssues } from '../newsletter/fan-out.ts';
import { deliver } from './deliver.ts';
import { mailPassword } from './settings.ts';
import { tendOutbox } from './tend-outbox.ts';

const region = 'northamerica-northeast1';
const timeZone = 'America/Toronto';

/** Few at a time: mail hosts turn away senders that come in crowds. */
const small = { region, memory: '256MiB', maxInstances: 1, concurrency: 8 } as const;
const sending = { ...small, timeoutSeconds: 120, secrets: [hashKey, mailPassword] };

/** Sends each mail as it is queued. What fails for now is tried again by `tendMail`. */
export const deliverMail = onDocumentCreated({ ...sending, document: 'outbox/{id}' }, (event) =>
  deliver(firestore(), event.params.id),
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

/** Tries again what is due, and goes on with what a crash has left. */
export const tendMail = onSchedule(
  { ...sending, timeoutSeconds: 300, schedule: 'every 5 minutes', timeZone },
  async () => {
    await resumeIssues(firestore());
    await tendOutbox(firestore());
  },
);

/** Forgets, every night, whoever asked for the newsletter and did not confirm. */
export const deleteUnconfirmed = onSchedule(
  { region, memory: '256MiB', schedule: 'every day 03:30', timeZone },
  async () => {
    await deleteUnconfirmedBefore(firestore(), Date.now());
  },
);
