import '../../tests/api/functions-environment.ts';
import { mock } from 'node:test';
import { DocumentReference, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { step } from '../../emulators/progress.ts';
import { deliverQueuedMail } from '../../functions/src/mail/deliver-queued-mail.ts';
import { processOutbox } from '../../functions/src/mail/process-outbox.ts';
import { fanOutIssue } from '../../functions/src/newsletter/fan-out.ts';
import { composers } from '../../functions/src/send-mail/composers.ts';
import {
  clearDatabase,
  minute,
  openSeparateDatabase,
  setMailHost,
  storeIssue,
  storeReader,
} from '../../tests/api/mail-test-bed.ts';
import { openSmtpStub, type SmtpStub } from '../../tests/api/smtp-stub.ts';
import { formatRow, formatTable } from './write-table.ts';

const databaseName = 'bench-issue';
const mailsPerMinute = 30;
const issueMailsPerMinute = 20;
/** The figures are in proportion to the readers, so a twentieth of them is measured. */
const readerCount = 500;
const factor = 20;
/** Firestore's prices in a multi-region, in dollars. */
const prices = { read: 0.06 / 100_000, write: 0.18 / 100_000 };

interface Issue {
  readonly db: ReturnType<typeof openSeparateDatabase>;
  readonly ids: readonly string[];
  readonly host: SmtpStub;
}
interface Result {
  readonly minutes: number;
  /** How many times a function starts. */
  readonly runs: number;
}

/** Tries each mail when it is queued, then sends those that wait, in a run each minute. */
async function runOutbox({ db, ids, host }: Issue): Promise<Result> {
  process.env['MAIL_PER_MINUTE'] = String(mailsPerMinute);
  const start = Date.now();
  for (const id of ids) await deliverQueuedMail(db, composers, id);
  let minutes = 1;
  while (host.deliveredTo.length < ids.length) {
    mock.timers.setTime(start + minutes * minute);
    minutes += 1;
    await processOutbox(db, composers);
  }
  return { minutes, runs: ids.length + minutes };
}

/** Sends each mail once, as a task queue with the same pace would, with a task for each mail. */
async function runTasks({ db, ids }: Issue): Promise<Result> {
  process.env['MAIL_PER_MINUTE'] = '0';
  for (const id of ids) await deliverQueuedMail(db, composers, id);
  return { minutes: ids.length / issueMailsPerMinute, runs: 2 * ids.length };
}

/** Counts the documents that Firestore reads and writes. A query without results is one read. */
function countOperations() {
  const gets = [DocumentReference, Query, Transaction].map(({ prototype }) =>
    mock.method(prototype, 'get'),
  );
  const writes = (['create', 'set', 'update', 'delete'] as const).map((name) =>
    mock.method(WriteBatch.prototype, name),
  );
  return async () => {
    const results = gets.flatMap(({ mock: { calls } }) =>
      calls.map(({ result }) => result as Promise<{ readonly size?: number }>),
    );
    const counts = (await Promise.all(results)).map(({ size = 1 }) => Math.max(1, size));
    return {
      reads: counts.reduce((sum, count) => sum + count, 0),
      writes: writes.reduce((sum, spy) => sum + spy.mock.callCount(), 0),
    };
  };
}

async function simulate(
  db: Issue['db'],
  run: (issue: Issue) => Promise<Result>,
): Promise<readonly string[]> {
  const host = await openSmtpStub();
  setMailHost(host.port);
  await clearDatabase(databaseName);
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  for (let n = 0; n < readerCount; n += 1) await storeReader(db);
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  mock.method(logger, 'info', () => undefined);
  const readCounts = countOperations();
  try {
    await fanOutIssue(db, 'a');
    const ids = (await db.collection('outbox').listDocuments()).map(({ id }) => id);
    const { minutes, runs } = await run({ db, ids, host });
    const { reads, writes } = await readCounts();
    const dollars = reads * prices.read + writes * prices.write;
    const format = (count: number) => (count * factor).toLocaleString('en-CA');
    return [
      `${((minutes * factor) / 60).toFixed(1)} h`,
      ...[reads, writes, runs].map(format),
      `$${(dollars * factor).toFixed(2)}`,
    ];
  } finally {
    mock.restoreAll();
    mock.timers.reset();
    await host.close();
  }
}

/** Simulates an issue to 10,000 readers at the host's pace, beside a task for each mail. */
export async function measureIssue(): Promise<string> {
  const queues = { 'the outbox': runOutbox, 'a task for each mail': runTasks };
  const db = openSeparateDatabase(databaseName);
  const rows: string[] = [];
  for (const [name, run] of Object.entries(queues))
    rows.push(formatRow(name, ...(await step(`Sending by ${name}`, simulate(db, run)))));
  await db.terminate();
  return formatTable(['Queue', 'Time', 'Reads', 'Writes', 'Runs', 'Firestore'], rows);
}
