import { minute, storeIssue, storeReader } from './mail-test-bed.ts';
import { expect, it, vi } from 'vitest';
import { processMailQueue } from '../../functions/src/mail/process-mail-queue.ts';
import { makeSendMail } from '../../functions/src/mail/transport.ts';
import { fanOutIssue } from '../../functions/src/newsletter/fan-out.ts';
import { composers } from '../../functions/src/mail-kinds/composers.ts';
import { SmtpTestBed } from './smtp-test-bed.ts';

vi.mock('firebase-functions', async () => ({ logger: (await import('./mail-log.ts')).mailLog }));

const testBed = new SmtpTestBed('issue-pace');
const { db } = testBed;
const sendMail = makeSendMail({ connection: 20_000, reply: 20_000, total: 30_000 });

it('an issue reaches twelve readers at two thirds of the host’s limit per minute, each once', async () => {
  process.env['MAIL_PER_MINUTE'] = '6';
  await testBed.reset();
  testBed.setHostScript({});
  await storeIssue(db, 'a', { state: 'sending', cursor: '', text_fr: '## Lundi\n\n- souliers' });
  const readers = await Promise.all(Array.from({ length: 12 }, () => storeReader(db)));
  await fanOutIssue(db, 'a');
  const start = Math.ceil(Date.now() / minute) * minute;
  const deliveredCounts: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    vi.setSystemTime(start + run * minute);
    await processMailQueue(db, composers, sendMail);
    deliveredCounts.push(testBed.host.deliveredTo.length);
  }
  expect(deliveredCounts).toEqual([4, 8, 12, 12]);
  expect(readers.map(({ email }) => testBed.countDeliveries(email))).toEqual(readers.map(() => 1));
});

it('an issue is queued for every reader, although the document of one cannot be read', async () => {
  await testBed.reset();
  const ids = Array.from({ length: 205 }, (_, index) => `reader-${1000 + index}`);
  const batch = db.batch();
  for (const id of ids) {
    const locale = id === 'reader-1003' ? 'unknown' : 'fr';
    batch.set(db.doc(`subscribers/${id}`), { state: 'confirmed', locale });
  }
  await batch.commit();
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  await fanOutIssue(db, 'a');
  const { docs } = await db.collection('outbox').select().get();
  expect(docs.map(({ id }) => id)).toEqual(
    ids.filter((id) => id !== 'reader-1003').map((id) => `issue_a_${id}`),
  );
});
