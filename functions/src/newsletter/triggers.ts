import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../store/admin.ts';
import { fanOutIssue } from './fan-out.ts';

/** Queues an issue's mails after staff have sent it to the readers. */
export const queueIssue = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    memory: '256MiB',
    maxInstances: 1,
    concurrency: 8,
    timeoutSeconds: 300,
    document: 'issues/{id}',
  },
  async (event) => {
    const isSending = event.data?.after.get('state') === 'sending';
    if (isSending && event.data?.before.get('state') !== 'sending') {
      await fanOutIssue(firestore(), event.params.id);
    }
  },
);
